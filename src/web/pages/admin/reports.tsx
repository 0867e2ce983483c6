import { Fragment } from 'react';
import { counted } from '../../../contract/czech.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { listReports } from '../../../features/reports/contract.ts';
import { reportForms, reportReasons, severityLabels } from '../../../features/reports/rules.ts';
import { Badge } from '../../../ui/cards/badge.tsx';
import { Row } from '../../../ui/cards/row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { adminReportsUrl, adminReportUrl } from '../../../contract/urls.ts';
import { AdminFrame } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';

export async function loader({ context, url }: RouteArgs) {
  return { ...(await loadForRole(url, context, listReports)), now: Date.now() };
}

/** What people have reported and objected to: danger to children and fraud first, then the oldest. */
export default function AdminReportsPage({
  loaderData: { things, waiting, objections, objectionsWaiting, now },
}: PageProps<typeof loader>) {
  return (
    <AdminFrame>
      <PageHead title="Nahlášení, správa" path={adminReportsUrl} index={false} />
      <h1>Nahlášení</h1>
      {objections.length > 0 && (
        <section className={layout.stackSmall} aria-labelledby="namitky">
          <h2 id="namitky">Námitky: {objectionsWaiting}</h2>
          <ExportLink list="objections" of="námitky" />
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
        <h2 id="hlaseni">Čeká na rozhodnutí: {waiting}</h2>
        <ExportLink list="reports" of="nahlášení" />
        {things.length === 0 ? (
          <EmptyState title="Nic tu nečeká">
            Co lidé nahlásí, se objeví tady: zneužívání dětí první, pak podvody, jinak od nejstaršího.
          </EmptyState>
        ) : (
          <ul className={layout.stackSmall}>
            {things.map(({ subject, what, title, photo, reports, reasons, severity, oldest }) => (
              <li key={subject}>
                <Row
                  to={adminReportUrl(subject)}
                  title={title}
                  heading="h3"
                  photo={photo && <img src={photo} alt="" width="88" height="88" loading="lazy" />}
                  badges={
                    <>
                      {severity !== 'ordinary' && (
                        <>
                          <Badge tone="error">{severityLabels[severity]}</Badge>{' '}
                        </>
                      )}
                      {reasons.map((reason) => (
                        <Fragment key={reason}>
                          <Badge tone="warn">{reportReasons[reason]}</Badge>{' '}
                        </Fragment>
                      ))}
                    </>
                  }
                  note={`${what} · ${counted(reports, reportForms)} · nejstarší ${formatMoment(oldest, now)}`}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </AdminFrame>
  );
}
