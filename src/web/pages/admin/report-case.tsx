import type { ReactNode } from 'react';
import { counted, outOf } from '../../../contract/czech.ts';
import { adminAccountsUrl } from '../../../contract/urls.ts';
import { formatMoment, formatYear } from '../../../features/listings/components/format-time.ts';
import type { Report, ReportedContent } from '../../../features/reports/contract.ts';
import {
  anonymousReason,
  reportForms,
  reportReasons,
  severityLabels,
} from '../../../features/reports/rules.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Avatar } from '../../../ui/cards/avatar.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ChevronLeft, CircleAlert } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { type CaseKeys, keyOf, KeySign } from './case-keys.tsx';
import { caseAddress, type QueueFilters } from './queue-filters.tsx';
import styles from './report-case.module.css';

/** The position of a case in the queue; undefined number for a closed case, which only has the next one. */
export type Place = {
  number: number | undefined;
  waiting: number;
  previous: string | undefined;
  next: string | undefined;
  /** The filters of that queue. */
  filters: QueueFilters;
};

/** The reported thing, why it is in the queue, and links to the neighbouring cases. */
export function CaseHead({
  content: { snapshot, what, reports, severity },
  place: { number, waiting, previous, next, filters },
  keys,
  now,
}: {
  content: ReportedContent;
  place: Place;
  keys: CaseKeys;
  now: number;
}) {
  const open = reports.filter(({ action }) => action === undefined);
  const [reason, ...others] = new Set(open.map((report) => report.reason));
  return (
    <div className={styles.head}>
      <div className={layout.stackSmall}>
        <h1>{reason ? reportReasons[reason] : (snapshot?.title ?? what)}</h1>
        {open[0] && (
          <p className={styles.why}>
            {severity && (
              <Badge tone={severity === 'ordinary' ? 'line' : 'error'} icon={CircleAlert}>
                {severityLabels[severity]}
              </Badge>
            )}
            {others.map((other) => (
              <Badge key={other} tone={other === anonymousReason ? 'error' : 'warn'}>
                {reportReasons[other]}
              </Badge>
            ))}
            <span>
              {counted(open.length, reportForms)}, nejstarší {formatMoment(open[0].sentAt, now)}
            </span>
          </p>
        )}
      </div>
      <nav className={styles.ways} aria-label="Fronta nahlášení">
        {number !== undefined && (
          <span>
            {number} {outOf(waiting)}
          </span>
        )}
        {previous && (
          <LinkButton
            to={caseAddress(previous, filters)}
            variant="secondary"
            size="tap"
            icon={ChevronLeft}
            aria-label="Předchozí"
            {...keyOf(keys, 'k')}
          />
        )}
        {next && (
          <LinkButton to={caseAddress(next, filters)} variant="secondary" size="tap" {...keyOf(keys, 'j')}>
            Další
            <KeySign keys={keys} of="j" />
          </LinkButton>
        )}
      </nav>
    </div>
  );
}

/** Reports grouped by reason. */
export function ReportGroups({
  reports,
  children,
}: {
  reports: readonly Report[];
  children: (report: Report) => ReactNode;
}) {
  return [...Map.groupBy(reports, ({ reason }) => reason)].map(([reason, group]) => (
    <div key={reason} className={classNames(styles.group, layout.stackSmall)}>
      <h3>
        {reportReasons[reason]}: {counted(group.length, reportForms)}
      </h3>
      {group.map(children)}
    </div>
  ));
}

/** The advertiser, and what is known of them. */
export function AdvertiserPanel({ advertiser }: Pick<ReportedContent, 'advertiser'>) {
  if (!advertiser)
    return (
      <section className={layout.panel} aria-label="Kdo to napsal">
        <p>Psal to někdo bez účtu.</p>
      </section>
    );
  const { name, slug, blocked, since, listings, sold, actions, objections } = advertiser;
  const counts = [
    ['inzerátů', listings],
    ['prodaných', sold],
    ['zásahů proti němu', actions],
    ['jeho námitek', objections],
  ] as const;
  return (
    <section className={classNames(layout.panel, layout.stackSmall, styles.who)} aria-labelledby="kdo">
      <h2 id="kdo">Kdo inzeruje</h2>
      <div className={layout.row}>
        <Avatar name={name} />
        <p>
          <b>{name}</b>, účet od roku {formatYear(since)}
          {blocked && ', zablokovaný'}
          <br />
          <PageLink to={`${adminAccountsUrl}?hledat=${slug}`}>Účet</PageLink>
        </p>
      </div>
      <dl className={styles.counts}>
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
