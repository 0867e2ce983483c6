import Search from 'lucide-react/icons/search';
import { Fragment } from 'react';
import { Form, redirect } from 'react-router';
import { wholeNumber } from '../../../contract/czech.ts';
import { DayChart } from '../../../features/overview/components/day-chart.tsx';
import { Funnel } from '../../../features/overview/components/funnel.tsx';
import { Tile, type TileProps } from '../../../features/overview/components/tile.tsx';
import { countAdminWork, getAdminStatistics } from '../../../features/overview/contract.ts';
import { ManagedListingRow } from '../../../features/moderation/components/managed-listing-row.tsx';
import { listSenderStops } from '../../../features/conversations/contract.ts';
import { listHeldListings, listManagedListings } from '../../../features/moderation/contract.ts';
import { listReports } from '../../../features/reports/contract.ts';
import { formatDateTime } from '../../../features/listings/components/format-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadForRole } from './load-for-role.ts';
import { countIn, FirstToDo } from './overview-first.tsx';
import { machineTiles, byUrgency, type WorkTile, workTiles } from './overview-tiles.tsx';
import { PageHead } from '../../page-head.tsx';
import { adminAccountsUrl, adminListingsUrl, adminListingUrl, adminUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

const newestShown = 3;

export async function loader({ context, url }: RouteArgs) {
  const work = await loadForRole(url, context, countAdminWork);
  const sought = (url.searchParams.get('hledat') ?? '').trim();
  // Accounts are found by a complete email address, everything else is searched among listings.
  if (sought !== '')
    throw redirect(
      `${sought.includes('@') ? adminAccountsUrl : adminListingsUrl}?${new URLSearchParams({ hledat: sought })}`,
    );
  const [statistics, reports, held, stops] = await Promise.all([
    // Statistics of the machine are for admins only.
    work.jobs ? loadForRole(url, context, getAdminStatistics) : undefined,
    loadForRole(url, context, listReports),
    loadForRole(url, context, listHeldListings),
    loadForRole(url, context, listSenderStops),
  ]);
  const queues = { reports, held, stops };
  const newest = countIn(queues) === 0 ? await newestListings(url, context) : undefined;
  return { work, statistics, queues, newest, now: Date.now() };
}

/** Shown when no queue has items. */
const newestListings = async (url: URL, context: RouteArgs['context']) =>
  (await loadForRole(url, context, listManagedListings, { query: { limit: newestShown } })).listings;

const charts = [
  { key: 'listings', title: 'Nové inzeráty za den' },
  { key: 'messages', title: 'Zprávy za den' },
  { key: 'views', title: 'Zhlédnutí inzerátů za den' },
] as const;

export default function AdminOverviewPage({
  loaderData: { work, statistics, queues, newest, now },
}: PageProps<typeof loader>) {
  const days = statistics?.days;
  return (
    <AdminFrame>
      <PageHead title="Správa" path={adminUrl} index={false} />
      <div className={classNames(layout.row, layout.rowBetween)}>
        <h1>Přehled</h1>
        <Form action={adminUrl} role="search" aria-label="Najít inzerát nebo účet" className={layout.field}>
          <Field label="Číslo, název nebo e-mail" optional note="">
            {(wiring) => <Input {...wiring} type="search" name="hledat" icon={Search} />}
          </Field>
          <Button variant="secondary">Najít</Button>
        </Form>
      </div>
      <p className={classNames(text.small, text.secondary)}>
        Čísla z&nbsp;{formatDateTime(new Date(now).toISOString())}
      </p>
      <Waiting tiles={workTiles(work, statistics, now)} />
      {statistics && work.jobs && (
        <section className={layout.stackSmall} aria-labelledby="bezi">
          <h2 id="bezi" className={admin.group}>
            Jak to běží
          </h2>
          <Tiles tiles={machineTiles(work.jobs, statistics, now)} />
        </section>
      )}
      <div className={admin.two}>
        {newest === undefined ? (
          <FirstToDo queues={queues} now={now} />
        ) : (
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
        )}
        {statistics && (
          <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="pridani">
            <h2 id="pridani">Přidání nabídky</h2>
            <Funnel funnel={statistics.funnel} />
          </section>
        )}
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

/** Tiles of what waits, and one line of the queues where nothing does. */
function Waiting({ tiles }: { tiles: readonly WorkTile[] }) {
  const waiting = tiles.filter(({ count }) => count > 0);
  const quiet = tiles.filter(({ count }) => count === 0);
  return (
    <section className={layout.stackSmall} aria-labelledby="ceka">
      <h2 id="ceka" className={admin.group}>
        Čeká na tebe
      </h2>
      {waiting.length > 0 && (
        <Tiles tiles={waiting.map(({ count, ...tile }) => ({ ...tile, value: wholeNumber(count) }))} />
      )}
      {quiet.length > 0 && (
        <p className={classNames(text.small, text.secondary)}>
          Nic nečeká:{' '}
          {quiet.map(({ title, to }, index) => (
            <Fragment key={title}>
              {index > 0 && ', '}
              {to === undefined ? title : <PageLink to={to}>{title}</PageLink>}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

function Tiles({ tiles }: { tiles: readonly TileProps[] }) {
  return (
    <ul className={admin.tiles}>
      {byUrgency(tiles).map((tile) => (
        <li key={tile.title}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}
