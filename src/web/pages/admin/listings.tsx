import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { ManagedListingRow } from '../../../features/moderation/components/managed-listing-row.tsx';
import {
  listHeldListings,
  listManagedListings,
  type ManagedListing,
} from '../../../features/moderation/contract.ts';
import { listingStates } from '../../../features/listings/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { PageHead } from '../../page-head.tsx';
import { adminListingsUrl, adminListingUrl } from '../../../contract/urls.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';

const views = [
  { label: 'Všechny', state: undefined },
  { label: 'Aktivní', state: 'active' },
  { label: 'Rezervované', state: 'reserved' },
  { label: 'K opravě a kontrole', state: 'held' },
  { label: 'Smazané', state: 'blocked' },
  { label: 'Čekající', state: 'resting' },
  { label: 'Prodané', state: 'sold' },
  { label: 'Stažené', state: 'withdrawn' },
  { label: 'Skončené', state: 'expired' },
] as const;

export async function loader({ context, url }: RouteArgs) {
  // Not `q`, because the search field of the header would show it.
  const q = (url.searchParams.get('hledat') ?? '').trim().slice(0, 254);
  const state = listingStates.find((each) => each === url.searchParams.get('stav'));
  const before = Number(url.searchParams.get('pred'));
  const query = {
    ...(q === '' ? {} : { q }),
    ...(state ? { state } : {}),
    ...(Number.isSafeInteger(before) && before > 0 && before < 2 ** 31 ? { before } : {}),
  };
  const [found, queue] = await Promise.all([
    loadForRole(url, context, listManagedListings, { query }),
    loadForRole(url, context, listHeldListings),
  ]);
  return { q, state, now: Date.now(), ...found, queue };
}

export default function AdminListingsPage({ loaderData }: PageProps<typeof loader>) {
  const { q, state, listings, next, queue, now } = loaderData;
  const address = (changes: { stav?: string | undefined; pred?: number | undefined }) => {
    const asked = Object.entries({ hledat: q || undefined, stav: state, ...changes });
    const query = new URLSearchParams(
      asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    return query === '' ? adminListingsUrl : `${adminListingsUrl}?${query}`;
  };
  return (
    <AdminFrame>
      <PageHead title="Inzeráty, správa" path={adminListingsUrl} index={false} />
      <ListHead title="Inzeráty">
        <ExportLink list="listings" q={q} state={state} />
      </ListHead>
      {queue.waiting === 0 ? (
        <p id="kontrola" className={text.secondary}>
          Na kontrolu nečeká žádný inzerát.
        </p>
      ) : (
        <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="kontrola">
          <h2 id="kontrola">
            {counted(queue.waiting, ['inzerát čeká', 'inzeráty čekají', 'inzerátů čeká'])} na kontrolu
          </h2>
          <Rows label="Čekají na kontrolu" listings={queue.listings} now={now} />
        </section>
      )}
      <Form action={adminListingsUrl} role="search" aria-label="Najít inzerát" className={layout.field}>
        <Field label="Číslo, slova z názvu nebo e-mail inzerenta" optional note="">
          {(wiring) => <Input {...wiring} type="search" name="hledat" icon={Search} defaultValue={q} />}
        </Field>
        {state && <input type="hidden" name="stav" value={state} />}
        <Button variant="secondary">Najít</Button>
      </Form>
      <Tabs
        label="Stav inzerátů"
        tabs={views.map((view) => ({
          label: view.label,
          to: address({ stav: view.state }),
          current: view.state === state,
        }))}
      />
      {listings.length === 0 ? (
        <EmptyState title="Tady teď nic není">Zkus jiný stav nebo jiná slova.</EmptyState>
      ) : (
        <Rows label="Inzeráty" listings={listings} now={now} />
      )}
      {next !== undefined && (
        <nav aria-label="Stránkování">
          <LinkButton to={address({ pred: next })} variant="secondary" rel="next">
            Starší inzeráty
          </LinkButton>
        </nav>
      )}
    </AdminFrame>
  );
}

function Rows({ label, listings, now }: { label: string; listings: readonly ManagedListing[]; now: number }) {
  return (
    <ul className={layout.stackSmall} aria-label={label}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ManagedListingRow listing={listing} to={adminListingUrl(listing.id)} now={now} />
        </li>
      ))}
    </ul>
  );
}
