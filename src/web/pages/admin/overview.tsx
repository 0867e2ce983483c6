import { DayChart } from '../../../features/overview/components/day-chart.tsx';
import { Funnel } from '../../../features/overview/components/funnel.tsx';
import { Tile, type TileProps } from '../../../features/overview/components/tile.tsx';
import { countAdminWork, getAdminStatistics } from '../../../features/overview/contract.ts';
import { ManagedListingRow } from '../../../features/moderation/components/managed-listing-row.tsx';
import { listManagedListings } from '../../../features/moderation/contract.ts';
import { formatDateTime } from '../../../features/listings/components/format-time.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadForRole } from './load-for-role.ts';
import { machineTiles, workTiles } from './overview-tiles.tsx';
import { PageHead } from '../../page-head.tsx';
import { adminListingUrl, adminUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

const newestShown = 3;

export async function loader({ context, url }: RouteArgs) {
  const work = await loadForRole(url, context, countAdminWork);
  const [statistics, newest] = await Promise.all([
    // A moderator is told nothing of the machine.
    work.jobs ? loadForRole(url, context, getAdminStatistics) : undefined,
    loadForRole(url, context, listManagedListings, { query: { limit: newestShown } }),
  ]);
  return { work, statistics, newest: newest.listings, now: Date.now() };
}

const charts = [
  { key: 'listings', title: 'Nové inzeráty za den' },
  { key: 'messages', title: 'Zprávy za den' },
  { key: 'views', title: 'Zhlédnutí inzerátů za den' },
] as const;

export default function AdminOverviewPage({
  loaderData: { work, statistics, newest, now },
}: PageProps<typeof loader>) {
  const days = statistics?.days;
  return (
    <AdminFrame>
      <PageHead title="Správa" path={adminUrl} index={false} />
      <h1>Přehled</h1>
      <p className={classNames(text.small, text.secondary)}>
        Čísla z&nbsp;{formatDateTime(new Date(now).toISOString())}
      </p>
      <Tiles title="Čeká na tebe" id="ceka" tiles={workTiles(work, statistics?.newListings, now)} />
      {statistics && work.jobs && (
        <Tiles title="Jak to běží" id="bezi" tiles={machineTiles(work.jobs, statistics.machine, now)} />
      )}
      <div className={admin.two}>
        {statistics && (
          <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="pridani">
            <h2 id="pridani">Přidání nabídky</h2>
            <Funnel funnel={statistics.funnel} />
          </section>
        )}
        <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="nejnovejsi">
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
      </div>
      {days && (
        <section className={layout.stackSmall} aria-labelledby="dny">
          <h2 id="dny" className={admin.group}>
            Posledních {days.length} dní
          </h2>
          <div className={admin.charts}>
            {charts.map(({ key, title }) => (
              <DayChart
                key={key}
                title={title}
                days={days.map((each) => ({ day: each.day, count: each[key] }))}
              />
            ))}
          </div>
        </section>
      )}
    </AdminFrame>
  );
}

function Tiles({ title, id, tiles }: { title: string; id: string; tiles: readonly TileProps[] }) {
  return (
    <section className={layout.stackSmall} aria-labelledby={id}>
      <h2 id={id} className={admin.group}>
        {title}
      </h2>
      <ul className={admin.tiles}>
        {tiles.map((tile) => (
          <li key={tile.title}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
