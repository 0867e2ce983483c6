import { LinkButton } from '../../../ui/actions/link-button.tsx';
import text from '../../../ui/layout/text.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { editListingUrl, myListingsUrl, shareListingUrl } from '../../../contract/urls.ts';
import { Pencil } from '../../../ui/icons/drawings.tsx';

type Own = { slug: string; id: number };

/** Shown to the advertiser instead of the contact button: a link to edit. */
export function OwnNote({ listing }: { listing: Own }) {
  return (
    <>
      <EditButton listing={listing} />
      <p className={classNames(text.small, text.secondary)}>
        Tohle je tvůj inzerát. <PageLink to={shareListingUrl(listing)}>Dej o něm vědět</PageLink> odkazem, QR
        kódem nebo letákem. Zarezervovat, stáhnout nebo označit za vyřízený ho můžeš na stránce{' '}
        <PageLink to={myListingsUrl}>Moje inzerce</PageLink>.
      </p>
    </>
  );
}

/** `short`: in the sticky bar of phones, where the label must fit on one line. */
export function EditButton({ listing, short = false }: { listing: Own; short?: boolean }) {
  return (
    <LinkButton to={editListingUrl(listing)} icon={Pencil} size={short ? undefined : 'large'} block>
      {short ? 'Upravit' : 'Upravit inzerát'}
    </LinkButton>
  );
}
