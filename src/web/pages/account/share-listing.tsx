import ChevronLeft from 'lucide-react/icons/chevron-left';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { CopyLink } from '../../../features/sharing/components/copy-link.tsx';
import { getShareKit } from '../../../features/sharing/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QrCode } from '../../../ui/cards/qr-code.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { PageProps, RouteArgs } from '../../router/route-types.ts';
import { AccountFrame } from './account-frame.tsx';
import { loadEditable } from './load-editable.ts';
import { loadFromApi } from '../../api-client.ts';
import { PageHead } from '../../page-head.tsx';
import { listingUrl, myListingsUrl, shareListingUrl, sheetUrl } from '../../../contract/urls.ts';
import styles from './share-listing.module.css';

export async function loader({ context, url, params }: RouteArgs<'listing'>) {
  const { id, slug, title } = await loadEditable(context, url, params.listing);
  const kit = await loadFromApi(context, getShareKit, { params: { id } });
  return { listing: { id, slug, title }, kit };
}

export default function ShareListing({ loaderData: { listing, kit } }: PageProps<typeof loader>) {
  const { id, title } = listing;
  return (
    <AccountFrame current={myListingsUrl}>
      <PageHead title={`Sdílení: ${title}`} path={shareListingUrl(listing)} index={false} />
      <PageLink to={myListingsUrl} className={styles.back}>
        <Icon of={ChevronLeft} />
        Moje inzerce
      </PageLink>
      <h1>Dej o inzerátu vědět</h1>
      <p className={text.lead}>
        <PageLink to={listingUrl(listing)}>{title}</PageLink>
      </p>
      <div className={classNames(layout.columns, layout.columns2)}>
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="odkaz">
          <h2 id="odkaz">Odkaz</h2>
          <p>Do skupiny týmu, do zprávy nebo na sociální síť.</p>
          <CopyLink label="Adresa inzerátu" url={kit.url} />
        </section>
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="kod">
          <h2 id="kod">QR kód</h2>
          <div className={styles.code}>
            <QrCode {...kit.qr} label={`QR kód s adresou ${kit.shortUrl}`} />
          </div>
          <a href={kit.qrFile} download={`inzerat-${id}-qr.svg`} className={styles.file}>
            <Icon of={Download} />
            Stáhnout QR kód
          </a>
        </section>
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="letak">
          <h2 id="letak">Leták s útržky</h2>
          <p>Stránka A4 na nástěnku do haly: dole jsou útržky s krátkou adresou inzerátu.</p>
          <LinkButton to={sheetUrl(listing)} variant="secondary" icon={Printer}>
            Otevřít leták
          </LinkButton>
        </section>
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="obrazek">
          <h2 id="obrazek">Obrázek na sítě</h2>
          <img
            src={kit.picture}
            alt={`Obrázek inzerátu ${title} s cenou a adresou`}
            width="1080"
            height="1080"
            loading="lazy"
            className={styles.picture}
          />
          <a href={kit.picture} download={`inzerat-${id}.jpg`} className={styles.file}>
            <Icon of={Download} />
            Stáhnout obrázek 1080 × 1080
          </a>
        </section>
      </div>
    </AccountFrame>
  );
}
