import { plural } from '../../../contract/czech.ts';
import { countMembershipWork } from '../../../features/memberships/contract.ts';
import { ManagedListingRow } from '../../../features/moderation/components/managed-listing-row.tsx';
import { countManagedListings, listManagedListings } from '../../../features/moderation/contract.ts';
import { listReports } from '../../../features/reports/contract.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadAsAdmin } from './load-as-admin.ts';
import { PageHead } from '../../page-head.tsx';
import {
  adminListingsUrl,
  adminListingUrl,
  adminOrdersUrl,
  adminReportsUrl,
  adminUrl,
} from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

const newestShown = 8;

export async function loader({ context, url }: RouteArgs) {
  const counts = await loadAsAdmin(url, context, countManagedListings);
  const [newest, reports, work] = await Promise.all([
    loadAsAdmin(url, context, listManagedListings, { query: { limit: newestShown } }),
    loadAsAdmin(url, context, listReports),
    loadAsAdmin(url, context, countMembershipWork),
  ]);
  const { waiting, objectionsWaiting } = reports;
  return { counts, newest: newest.listings, waiting, objectionsWaiting, work, now: Date.now() };
}

export default function AdminOverviewPage({ loaderData }: PageProps<typeof loader>) {
  const { counts, newest, waiting: reports, objectionsWaiting: objections, work, now } = loaderData;
  const { unpaid, toRefund, unmatched } = work;
  const { active, reserved, blocked } = counts.states;
  const waiting = [
    {
      label: plural(reports, ['nahlášená věc', 'nahlášené věci', 'nahlášených věcí']),
      count: reports,
      to: adminReportsUrl,
    },
    { label: plural(objections, ['námitka', 'námitky', 'námitek']), count: objections, to: adminReportsUrl },
    {
      label: plural(unpaid, [
        'objednávka čeká na zaplacení',
        'objednávky čekají na zaplacení',
        'objednávek čeká na zaplacení',
      ]),
      count: unpaid,
      to: adminOrdersUrl,
    },
    {
      label: plural(toRefund, [
        'objednávka k vrácení peněz',
        'objednávky k vrácení peněz',
        'objednávek k vrácení peněz',
      ]),
      count: toRefund,
      to: `${adminOrdersUrl}?stav=to-refund`,
    },
    {
      label: plural(unmatched, ['nepřiřazená platba', 'nepřiřazené platby', 'nepřiřazených plateb']),
      count: unmatched,
      to: `${adminOrdersUrl}?stav=unmatched`,
    },
    {
      label: plural(counts.lastDay, [
        'nový inzerát za 24 hodin',
        'nové inzeráty za 24 hodin',
        'nových inzerátů za 24 hodin',
      ]),
      count: counts.lastDay,
      to: adminListingsUrl,
    },
  ];
  const stock = [
    {
      label: plural(active, ['aktivní inzerát', 'aktivní inzeráty', 'aktivních inzerátů']),
      count: active,
      to: `${adminListingsUrl}?stav=active`,
    },
    {
      label: plural(reserved, ['rezervovaný', 'rezervované', 'rezervovaných']),
      count: reserved,
      to: `${adminListingsUrl}?stav=reserved`,
    },
    {
      label: plural(blocked, ['smazaný', 'smazané', 'smazaných']),
      count: blocked,
      to: `${adminListingsUrl}?stav=blocked`,
    },
  ];
  return (
    <AdminFrame current={adminUrl}>
      <PageHead title="Správa" path={adminUrl} index={false} />
      <h1>Přehled</h1>
      <Counts title="Čeká na tebe" counts={waiting} />
      <Counts title="V bazaru" counts={stock} />
      <section className={layout.stackSmall} aria-labelledby="nejnovejsi">
        <h2 id="nejnovejsi">Nejnovější inzeráty</h2>
        {newest.length === 0 ? (
          <EmptyState title="Zatím tu žádný není">Objeví se tu, jakmile ho někdo zveřejní.</EmptyState>
        ) : (
          <ul className={layout.stackSmall}>
            {newest.map((listing) => (
              <li key={listing.id}>
                <ManagedListingRow listing={listing} to={adminListingUrl(listing.id)} now={now} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </AdminFrame>
  );
}

function Counts({
  title,
  counts,
}: {
  title: string;
  counts: readonly { label: string; count: number; to: string }[];
}) {
  return (
    <section className={layout.stackSmall} aria-label={title}>
      <h2>{title}</h2>
      <div className={admin.counts}>
        {counts.map(({ label, count, to }) => (
          <PageLink key={label} to={to} className={admin.count}>
            <b>{count}</b>
            <span>{label}</span>
          </PageLink>
        ))}
      </div>
    </section>
  );
}
