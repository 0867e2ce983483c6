import { counted } from '../../../contract/czech.ts';
import { adminListingUrl } from '../../../contract/urls.ts';
import { scamNames } from '../../../features/conversations/rules.ts';
import { formatDate } from '../../../features/listings/components/format-time.ts';
import type { ReportedContent } from '../../../features/reports/contract.ts';
import { reportForms } from '../../../features/reports/rules.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Info, TriangleAlert } from '../../../ui/icons/drawings.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';

const day = 86_400_000;
/** An account younger than this is shown as new. */
const youngDays = 30;
const dayForms = ['den', 'dny', 'dní'] as const;
const timesForms = ['zásah', 'zásahy', 'zásahů'] as const;

/**
 * Automatically collected facts that matter for a decision; a warning if they speak against what was reported.
 */
export function Noticed({
  content: { noticed, advertiser },
  now,
}: {
  content: Pick<ReportedContent, 'noticed' | 'advertiser'>;
  now: number;
}) {
  const { signals, copies, scams } = noticed;
  const warnings = signals.length + copies.length + scams.length;
  if (warnings === 0 && !advertiser) return undefined;
  const isSuspicious = warnings > 0 || (advertiser !== undefined && bearsAgainst(advertiser));
  return (
    <Alert
      severity={isSuspicious ? 'warn' : 'secondary'}
      icon={isSuspicious ? TriangleAlert : Info}
      title="Čeho si všiml počítač"
    >
      <ul>
        {signals.length > 0 && (
          <li>Jako nový by nejdřív čekal na kontrolu, protože {signals.join(' a ')}.</li>
        )}
        {copies.map(({ id, title }) => (
          <li key={id}>
            Stejnou fotku má <PageLink to={adminListingUrl(id)}>inzerát č. {id}</PageLink> jiného účtu, „
            {title}“.
          </li>
        ))}
        {scams.map((scam) => (
          <li key={scam}>Připomíná to podvod, protože {scamNames[scam]}.</li>
        ))}
        {advertiser && <li>{historySentence(advertiser)}</li>}
        {advertiser && <li>{ageSentence(advertiser.since, now)}</li>}
      </ul>
    </Alert>
  );
}

type Advertiser = NonNullable<ReportedContent['advertiser']>;

const daysSince = (since: string, now: number) => Math.max(0, Math.floor((now - Date.parse(since)) / day));

/** Whether the account deserves a warning: it was reported before, or an action was taken against it. */
const bearsAgainst = ({ reports, actions }: Advertiser): boolean => reports + actions > 0;

function historySentence({ reports, founded, actions }: Advertiser): string {
  const before =
    reports === 0
      ? 'Dřív na účet žádné hlášení nepřišlo'
      : `Dřív na účet přišlo ${counted(reports, reportForms)}, oprávněných: ${founded}`;
  return `${before}; proti účtu a jeho obsahu je tu ${counted(actions, timesForms)}.`;
}

function ageSentence(since: string, now: number): string {
  const days = daysSince(since, now);
  if (days === 0) return 'Účet je tu méně než den.';
  return days < youngDays
    ? `Účet je tu teprve ${counted(days, dayForms)}.`
    : `Účet je tu od ${formatDate(since)}.`;
}
