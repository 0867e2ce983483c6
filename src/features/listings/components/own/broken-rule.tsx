import { withFullStop } from '../../../../contract/czech.ts';
import { ruleUrl } from '../../../../contract/rule-url.ts';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';

/** The rule a listing broke, with a link to it; an inline sentence. */
export function BrokenRule({ rule }: { rule: string }) {
  return (
    <>
      Pravidlo: <PageLink to={ruleUrl(rule)}>{withFullStop(rule)}</PageLink>{' '}
    </>
  );
}
