import { displayUrl } from '../../../features/sharing/address.ts';
import { TearOffSheet } from '../../../features/sharing/components/tear-off-sheet.tsx';
import { getShareKit } from '../../../features/sharing/contract.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { shareListingUrl, sheetUrl } from '../../../contract/urls.ts';
import { loadEditable } from './load-editable.ts';
import { PrintTools } from './print-tools.tsx';
import styles from './sheet.module.css';

export async function loader({ context, url, params }: RouteArgs<'listing'>) {
  const { values, photo, ...own } = await loadEditable(context, url, params.listing);
  const { qr, shortUrl } = await loadFromApi(context, getShareKit, { params: { id: own.id } });
  const { id, slug, kind, title, priceType, price, facts, condition, wear, locations } = own;
  return {
    listing: { id, slug, kind, title, priceType, price, facts, condition, wear, locations },
    description: fieldText(values, 'description'),
    photo,
    qr,
    address: displayUrl(shortUrl),
  };
}

/** Made for print, so it has no layout of its own. */
export { ErrorBoundary } from '../../layouts/other-route.tsx';

export default function Sheet({ loaderData }: PageProps<typeof loader>) {
  const { listing } = loaderData;
  return (
    <>
      <PageHead title={`Leták: ${listing.title}`} path={sheetUrl(listing)} index={false} />
      <PrintTools to={shareListingUrl(listing)} back="Zpět na sdílení" />
      <main className={styles.page}>
        <TearOffSheet {...loaderData} />
      </main>
    </>
  );
}
