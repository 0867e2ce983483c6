import { counted } from '../../../contract/czech.ts';
import {
  adminListingsToLookUrl,
  adminListingUrl,
  adminReportsUrl,
  adminReportUrl,
  adminStopsUrl,
} from '../../../contract/urls.ts';
import type { listSenderStops } from '../../../features/conversations/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { ManagedListingRow } from '../../../features/moderation/components/managed-listing-row.tsx';
import type { listHeldListings } from '../../../features/moderation/contract.ts';
import type { listReports } from '../../../features/reports/contract.ts';
import { reportForms, reportReasons } from '../../../features/reports/rules.ts';
import type { OperationData } from '../../../contract/operation.ts';
import { Row } from '../../../ui/cards/row.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';

/** Items waiting for a person, each queue in its own order. */
export type Queues = {
  reports: OperationData<typeof listReports>;
  held: OperationData<typeof listHeldListings>;
  stops: OperationData<typeof listSenderStops>;
};

/** The total of all queues. */
export const countIn = ({ reports, held, stops }: Queues): number =>
  reports.waiting + reports.objectionsWaiting + held.waiting + stops.waiting;

const atMost = { reports: 3, held: 2, others: 1 } as const;

/** What to handle first: reports and objections, then listings waiting for review, then stopped senders. */
export function FirstToDo({ queues: { reports, held, stops }, now }: { queues: Queues; now: number }) {
  const all = countIn({ reports, held, stops });
  const queue = reports.waiting + reports.objectionsWaiting > 0 ? adminReportsUrl : adminListingsToLookUrl;
  return (
    <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="zacni">
      <h2 id="zacni">Začni tady</h2>
      <ul className={layout.stackSmall}>
        {reports.things.slice(0, atMost.reports).map((thing) => (
          <li key={thing.subject}>
            <Row
              to={adminReportUrl(thing.subject)}
              title={thing.title}
              heading="h3"
              photo={thing.photo && <img src={thing.photo} alt="" width="88" height="88" loading="lazy" />}
              note={`${thing.reasons.map((reason) => reportReasons[reason]).join(', ')} · ${counted(thing.reports, reportForms)} · nejstarší ${formatMoment(thing.oldest, now)}`}
            />
          </li>
        ))}
        {reports.objections.slice(0, atMost.others).map(({ id, subject, what, sentAt }) => (
          <li key={id}>
            <Row
              to={adminReportUrl(subject)}
              title={`Námitka, ${what}`}
              heading="h3"
              note={`čeká na odpověď · ${formatMoment(sentAt, now)}`}
            />
          </li>
        ))}
        {held.listings.slice(0, atMost.held).map((listing) => (
          <li key={listing.id}>
            <ManagedListingRow listing={listing} to={adminListingUrl(listing.id)} now={now} />
          </li>
        ))}
        {stops.stops.slice(0, atMost.others).map(({ id, flagged, stoppedAt }) => (
          <li key={id}>
            <Row
              to={adminStopsUrl}
              title={`Zastavený odesílatel, ${flagged[0]?.listing ?? 'zprávy'}`}
              heading="h3"
              note={`čeká na kontrolu · ${formatMoment(stoppedAt, now)}`}
            />
          </li>
        ))}
      </ul>
      <p>
        <PageLink to={queue}>Všechno, co čeká: {all}</PageLink>
      </p>
    </section>
  );
}
