import { listMembershipOrders } from '../../../features/memberships/contract.ts';
import { ManagedListingRow } from '../../../features/moderation/components/managed-listing-row.tsx';
import { countManagedListings, listManagedListings } from '../../../features/moderation/contract.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadAsAdmin } from './load-as-admin.ts';
import { PageHead } from '../../page-head.tsx';
import { adminListingUrl, adminListingsUrl, adminOrdersUrl, adminUrl } from '../../urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

const newestShown = 8;

export async function loader({ context, url }: RouteArgs) {
  const counts = await loadAsAdmin(url, context, countManagedListings);
  const [newest, unpaid, toRefund] = await Promise.all([
    loadAsAdmin(url, context, listManagedListings, { query: { limit: newestShown } }),
    loadAsAdmin(url, context, listMembershipOrders, { query: { state: 'awaiting-payment' } }),
    loadAsAdmin(url, context, listMembershipOrders, { query: { state: 'to-refund' } }),
  ]);
  return {
    counts,
    newest: newest.listings,
    unpaid: unpaid.length,
    toRefund: toRefund.length,
    now: Date.now(),
  };
}

export default function AdminOverviewPage({ loaderData }: PageProps<typeof loader>) {
  const { counts, newest, unpaid, toRefund, now } = loaderData;
  const { active, reserved, blocked } = counts.states;
  const waiting = [
    { label: 'objednávky čekají na zaplacení', count: unpaid, to: adminOrdersUrl },
    { label: 'peníze k vrácení', count: toRefund, to: `${adminOrdersUrl}?stav=to-refund` },
    { label: 'nové inzeráty za 24 hodin', count: counts.lastDay, to: adminListingsUrl },
  ];
  const stock = [
    { label: 'aktivní inzeráty', count: active, to: `${adminListingsUrl}?stav=active` },
    { label: 'rezervované', count: reserved, to: `${adminListingsUrl}?stav=reserved` },
    { label: 'smazané', count: blocked, to: `${adminListingsUrl}?stav=blocked` },
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
