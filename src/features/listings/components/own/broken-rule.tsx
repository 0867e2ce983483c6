import { withFullStop } from '../../../../contract/czech.ts';
import { ruleUrl } from '../../../../contract/rule-url.ts';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';

/** Which rule a listing broke, with the way to read it; a sentence of a paragraph that goes on. */
export function BrokenRule({ rule }: { rule: string }) {
  return (
    <>
      Pravidlo: <PageLink to={ruleUrl(rule)}>{withFullStop(rule)}</PageLink>{' '}
    </>
  );
}
