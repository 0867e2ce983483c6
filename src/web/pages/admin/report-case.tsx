import type { ReactNode } from 'react';
import { counted } from '../../../contract/czech.ts';
import { adminAccountsUrl, adminListingUrl } from '../../../contract/urls.ts';
import { formatMoment, formatYear } from '../../../features/listings/components/format-time.ts';
import type { Report, ReportedContent } from '../../../features/reports/contract.ts';
import {
  anonymousReason,
  reportForms,
  reportReasons,
  severityLabels,
} from '../../../features/reports/rules.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { Avatar } from '../../../ui/cards/avatar.tsx';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Stat, Stats } from '../../../ui/cards/stats.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import admin from './admin.module.css';
import { type CaseKeys, keyOf, KeySign } from './case-keys.tsx';
import { caseAddress, type QueueFilters } from './queue-filters.tsx';
import styles from './report-case.module.css';

/** Where a case stands in the queue; one that waits no more has only what is next. */
export type Place = {
  number: number | undefined;
  waiting: number;
  previous: string | undefined;
  next: string | undefined;
  /** To what that queue is narrowed. */
  filters: QueueFilters;
};

/** What the case is, why it is here, and the ways to its neighbours in the queue. */
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
  const reasons = [...new Set(open.map(({ reason }) => reason))];
  return (
    <div className={classNames(layout.row, layout.rowBetween)}>
      <div className={layout.stackSmall}>
        <h1>{snapshot?.title ?? what}</h1>
        {open[0] && (
          <p>
            {severity && (
              <>
                <Badge tone={severity === 'ordinary' ? 'line' : 'error'}>
                  {severityLabels[severity]}
                </Badge>{' '}
              </>
            )}
            {reasons.map((reason) => (
              <span key={reason}>
                <Badge tone={reason === anonymousReason ? 'error' : 'warn'}>
                  {reportReasons[reason]}
                </Badge>{' '}
              </span>
            ))}
            {counted(open.length, reportForms)}, nejstarší {formatMoment(open[0].sentAt, now)}
          </p>
        )}
      </div>
      <nav className={layout.row} aria-label="Fronta nahlášení">
        {number !== undefined && (
          <span>
            {number} z {waiting}
          </span>
        )}
        {previous && (
          <LinkButton
            to={caseAddress(previous, filters)}
            variant="secondary"
            size="tap"
            {...keyOf(keys, 'k')}
          >
            Předchozí
            <KeySign keys={keys} of="k" />
          </LinkButton>
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

const momentLabels = { report: 'nahlášení', decision: 'rozhodnutí' } as const;

/** What was reported, as it stood then, and the ways to what it is now. */
export function SeenContent({ content: { subject, snapshot, changed } }: { content: ReportedContent }) {
  const [kind, id] = subject.split(':');
  return (
    <section className={classNames(layout.panel, layout.stackSmall)} aria-label="Jak to vypadalo">
      {snapshot && <h2>Jak to vypadalo při {momentLabels[snapshot.of]}</h2>}
      {snapshot && snapshot.photos.length > 0 && (
        <div className={layout.row}>
          {snapshot.photos.map((photo, index) => (
            <a key={photo} href={photo}>
              <img
                src={photo}
                width={index === 0 ? 240 : 96}
                alt={`Fotka ${index + 1} při nahlášení`}
                loading="lazy"
                className={admin.photo}
              />
            </a>
          ))}
        </div>
      )}
      {snapshot?.photo && snapshot.photos.length === 0 && (
        <img src={snapshot.photo} alt="" width="240" className={admin.photo} />
      )}
      {snapshot && snapshot.facts.length > 0 && (
        <AttributeTable
          label="Parametry"
          rows={snapshot.facts.map(({ label, value }) => ({ name: label, value }))}
        />
      )}
      {snapshot && <p className={admin.words}>{snapshot.content || snapshot.title}</p>}
      {changed && <p className={text.secondary}>Inzerent inzerát od nahlášení změnil.</p>}
      {kind === 'listing' && (
        <p>
          <PageLink to={adminListingUrl(Number(id))}>Inzerát ve správě, jak je teď</PageLink>
        </p>
      )}
    </section>
  );
}

/** What people say, by why they say it: many reports of one thing are one matter. */
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

/** Whose it is, and what is known of them. */
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
    <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="kdo">
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
      <Stats>
        {counts.map(([label, count]) => (
          <Stat key={label} value={count}>
            {label}
          </Stat>
        ))}
      </Stats>
    </section>
  );
}
