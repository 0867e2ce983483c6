import { counted } from '../../../contract/czech.ts';
import { adminSearchLogUrl, searchUrl } from '../../../contract/urls.ts';
import { getSearchLog, type SearchLog } from '../../../features/search-log/contract.ts';
import { searchOf } from '../../../features/watches/address.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { AdminFrame } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import admin from './admin.module.css';
import { loadForRole } from './load-for-role.ts';

const periods = [7, 30, 90] as const;

export async function loader({ context, url }: RouteArgs) {
  const asked = Number(url.searchParams.get('dni'));
  const days = periods.find((each) => each === asked) ?? 30;
  return { days, log: await loadForRole(url, context, getSearchLog, { query: { days } }) };
}

/** Searches without results: a source of new synonyms for the search, and of sellers to win. */
export default function AdminSearchLogPage({ loaderData: { days, log } }: PageProps<typeof loader>) {
  const isEmpty = Object.values(log).every((list) => list.length === 0);
  return (
    <AdminFrame>
      <PageHead title="Co lidé nenašli, správa" path={adminSearchLogUrl} index={false} />
      <h1>Co lidé nenašli</h1>
      <p className={text.secondary}>
        Slova, kterým hledání nerozumí, hledání bez výsledku a filtry, které lidé ubírají. Ukládáme jen počty
        po dnech, nikdy kdo hledal; po 90 dnech je mažeme.
      </p>
      <Tabs
        label="Období"
        tabs={periods.map((each) => ({
          label: `${each} dní`,
          to: `${adminSearchLogUrl}?dni=${each}`,
          current: each === days,
        }))}
      />
      <ExportLink list="search-log" of="90 dní" />
      {isEmpty ? (
        <EmptyState title="Za tu dobu nic">Každé hledání našlo, co mělo, nebo nikdo nehledal.</EmptyState>
      ) : (
        <div className={admin.two}>
          <Counts label="Neznámá slova" rows={log.words.map(wordRow)} />
          <Counts label="Hledání bez výsledku" rows={log.searches.map(searchRow)} />
          <Counts
            label="Ubrané filtry"
            rows={log.filters.map(({ name, visitors }) => ({ name, visitors }))}
          />
        </div>
      )}
    </AdminFrame>
  );
}

type Row = { name: string; to?: string; visitors: number };

const wordRow = ({ word, visitors }: SearchLog['words'][number]): Row => ({
  name: word,
  to: `${searchUrl}?q=${encodeURIComponent(word)}`,
  visitors,
});
const searchRow = ({ search, name, visitors }: SearchLog['searches'][number]): Row => ({
  name,
  to: searchOf(search),
  visitors,
});

function Counts({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <section className={layout.panel} aria-label={label}>
      <h2>{label}</h2>
      {rows.length === 0 ? (
        <p className={text.secondary}>Nic.</p>
      ) : (
        <ol>
          {rows.map(({ name, to, visitors }) => (
            <li key={name}>
              {to === undefined ? name : <PageLink to={to}>{name}</PageLink>}{' '}
              <span className={text.secondary}>
                {counted(visitors, ['návštěvník', 'návštěvníci', 'návštěvníků'])}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
