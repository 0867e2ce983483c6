import { Receipt } from '../../../features/memberships/components/receipt.tsx';
import { getMembershipReceipt } from '../../../features/memberships/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { membershipUrl, receiptUrl } from '../../../contract/urls.ts';
import { callApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { PrintTools } from './print-tools.tsx';
import styles from './sheet.module.css';

export async function loader({ context, url, params }: RouteArgs<'order'>) {
  requireUser(context, url);
  const receipt = await callApi(context, getMembershipReceipt, { params: { id: params.order } });
  if (!receipt.ok) pageNotFound(context, url.pathname);
  return { receipt: receipt.data };
}

/** Made for print, so it has no layout of its own. */
export { ErrorBoundary } from '../../layouts/other-route.tsx';

export default function ReceiptPage({ loaderData: { receipt } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead title="Potvrzení o zaplacení" path={receiptUrl(receipt.id)} index={false} />
      <PrintTools to={membershipUrl} back="Zpět na členství" />
      <main className={classNames(styles.page, layout.wrap, layout.narrow)}>
        <Receipt receipt={receipt} />
      </main>
    </>
  );
}
