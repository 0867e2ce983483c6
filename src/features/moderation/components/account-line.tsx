import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { advertiserPath } from '../../listings/address.ts';
import type { ManagedListing } from '../contract.ts';

/** Whose a listing is, with ways to the public page and to the account. */
export function AccountLine({ advertiser, to }: { advertiser: ManagedListing['advertiser']; to: string }) {
  const { name, slug, trader, blocked } = advertiser;
  return (
    <p>
      {name}, {trader ? 'podnikatel' : 'soukromá osoba'}
      {blocked && ', účet je zablokovaný'}. <PageLink to={to}>Účet</PageLink>
      {!blocked && (
        <>
          {' '}
          · <PageLink to={advertiserPath(slug)}>Veřejná stránka</PageLink>
        </>
      )}
    </p>
  );
}
