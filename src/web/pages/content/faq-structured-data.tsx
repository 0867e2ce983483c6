import type { QuestionGroup } from '../../../features/content/contract.ts';
import { faqJsonLd } from '../../../features/seo/components/json-ld.ts';
import { JsonLd } from '../../json-ld.tsx';
import { useShell } from '../../shell.ts';

/** Questions and answers in the words of schema.org. */
export function FaqStructuredData({ groups }: { groups: readonly QuestionGroup[] }) {
  const origin = useShell()?.appUrl ?? '';
  const questions = groups.flatMap((group) => group.questions);
  return <JsonLd facts={import.meta.env.SSR ? faqJsonLd(questions, origin) : undefined} />;
}
