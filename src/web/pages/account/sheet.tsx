import Printer from 'lucide-react/icons/printer';
import { spoken } from '../../../features/sharing/address.ts';
import { TearOffSheet } from '../../../features/sharing/components/tear-off-sheet.tsx';
import { getShareKit } from '../../../features/sharing/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { shareListingUrl, sheetUrl } from '../../../contract/urls.ts';
import { livingOwn } from './living-own.ts';
import styles from './sheet.module.css';

export async function loader({ context, url, params }: RouteArgs<'listing'>) {
  const { values, photo, ...own } = await livingOwn(context, url, params.listing);
  const { qr, shortUrl } = await loadFromApi(context, getShareKit, { params: { id: own.id } });
  const { id, slug, kind, title, priceType, price, facts, condition, wear, locations } = own;
  return {
    listing: { id, slug, kind, title, priceType, price, facts, condition, wear, locations },
    description: fieldText(values, 'description'),
    photo,
    qr,
    address: spoken(shortUrl),
  };
}

export default function Sheet({ loaderData }: PageProps<typeof loader>) {
  const { listing } = loaderData;
  return (
    <>
      <PageHead title={`Leták: ${listing.title}`} path={sheetUrl(listing)} index={false} />
      <header className={styles.tools}>
        <PageLink to={shareListingUrl(listing)}>Zpět na sdílení</PageLink>
        <PrintButton />
      </header>
      <main className={styles.page}>
        <TearOffSheet {...loaderData} />
      </main>
    </>
  );
}

/** Opens the browser's printing; without JavaScript says where to find it. */
function PrintButton() {
  if (!useHydrated()) return <p>Vytiskneš ho v nabídce prohlížeče, volbou Tisk.</p>;
  return (
    <Button type="button" icon={Printer} onClick={() => window.print()}>
      Vytisknout
    </Button>
  );
}
