import { Fragment } from 'react';
import { counted } from '../../../contract/czech.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { listReports } from '../../../features/reports/contract.ts';
import { reportForms, reportReasons, severityLabels } from '../../../features/reports/rules.ts';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Row } from '../../../ui/cards/row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Clock } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { adminReportsUrl, adminReportUrl } from '../../../contract/urls.ts';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import styles from './reports.module.css';
import { caseAddress, isNarrowed, QueueFilterForm, readQueueFilters } from './queue-filters.tsx';

export async function loader({ context, url }: RouteArgs) {
  const filters = readQueueFilters(url.searchParams);
  const queue = await loadForRole(url, context, listReports, { query: filters });
  return { ...queue, filters, now: Date.now() };
}

/** Open reports and objections: danger to children and fraud first, then the oldest. */
export default function AdminReportsPage({
  loaderData: { things, found, waiting, objections, objectionsWaiting, filters, now },
}: PageProps<typeof loader>) {
  return (
    <AdminFrame>
      <PageHead title="Nahlášení, správa" path={adminReportsUrl} index={false} />
      <ListHead title="Nahlášení" count={waiting}>
        {objections.length > 0 && <ExportLink list="objections" of="námitky" />}
        <ExportLink list="reports" of="nahlášení" />
      </ListHead>
      {objections.length > 0 && (
        <section className={layout.stackSmall} aria-labelledby="namitky">
          <h2 id="namitky" className={styles.heading}>
            Námitky: {objectionsWaiting}
          </h2>
          <ul className={layout.stackSmall}>
            {objections.map(({ id, subject, what, sentAt }) => (
              <li key={id} className={layout.panel}>
                <PageLink to={adminReportUrl(subject)}>Námitka, {what}</PageLink>
                <p className={text.small}>{formatMoment(sentAt, now)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={layout.stackSmall} aria-labelledby="hlaseni">
        <h2 id="hlaseni" className={styles.heading}>
          Čeká na rozhodnutí
        </h2>
        {waiting > 0 && <QueueFilterForm filters={filters} />}
        {waiting > 0 && (
          <p className={text.secondary}>
            {isNarrowed(filters) && `Filtrům vyhovuje ${found} z ${waiting}. `}
            Nejhorší je nahoře: zneužívání dětí, pak podvody, potom ostatní. V každé skupině je první, co čeká
            nejdéle.
          </p>
        )}
        {things.length === 0 ? (
          <EmptyState title={waiting === 0 ? 'Nic tu nečeká' : 'Filtrům nic nevyhovuje'}>
            {waiting === 0
              ? 'Co lidé nahlásí, se objeví tady: zneužívání dětí první, pak podvody, jinak od nejstaršího.'
              : 'Uber některý z nich, čeká něco jiného.'}
          </EmptyState>
        ) : (
          [...Map.groupBy(things, ({ severity }) => severity)].map(([severity, group]) => (
            <section
              key={severity}
              className={classNames(layout.stackSmall, styles.group)}
              aria-labelledby={`zavaznost-${severity}`}
            >
              <h3 id={`zavaznost-${severity}`}>{severityLabels[severity]}</h3>
              <ul className={layout.stackSmall}>
                {group.map(({ subject, what, title, photo, reports, reasons, oldest }) => (
                  <li key={subject}>
                    <Row
                      to={caseAddress(subject, filters)}
                      title={title}
                      heading="h4"
                      photo={photo && <img src={photo} alt="" width="88" height="88" loading="lazy" />}
                      badges={reasons.map((reason) => (
                        <Fragment key={reason}>
                          <Badge tone={severity === 'ordinary' ? 'warn' : 'error'}>
                            {reportReasons[reason]}
                          </Badge>{' '}
                        </Fragment>
                      ))}
                      actions={<Age since={oldest} now={now} />}
                      note={`${what} · ${counted(reports, reportForms)} · nejstarší ${formatMoment(oldest, now)}`}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </section>
    </AdminFrame>
  );
}

const hour = 3_600_000;
const dayForms = ['den', 'dny', 'dní'] as const;
/** From this age an item counts as overdue. */
const lateDays = 3;

/** The age of an item; the older, the stronger its color. */
function Age({ since, now }: { since: string; now: number }) {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hour));
  const days = Math.floor(hours / 24);
  const tone = days >= lateDays ? 'error' : days >= 1 ? 'warn' : 'line';
  return (
    <Badge tone={tone} icon={Clock}>
      <span className={text.hidden}>čeká </span>
      {days >= 1 ? counted(days, dayForms) : hours >= 1 ? `${hours}\u00a0h` : 'chvíli'}
    </Badge>
  );
}
