import type { QuestionGroup } from '../../../features/content/contract.ts';
import { JsonLd } from '../../json-ld.tsx';

/** Questions and answers in the words of schema.org. */
export function QuestionsForMachines({ groups }: { groups: readonly QuestionGroup[] }) {
  return (
    <JsonLd
      facts={{
        '@type': 'FAQPage',
        inLanguage: 'cs',
        mainEntity: groups
          .flatMap((group) => group.questions)
          .map(({ question, html }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: html },
          })),
      }}
    />
  );
}
