import type { z } from 'zod';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { PageLink } from '../../../../ui/navigation/page-link.tsx';
import { listingPath } from '../../address.ts';
import type { getRenewal, renewByKey } from '../../contract.ts';
import { formatDate } from '../format-time.ts';
import styles from './own.module.css';

type Offer = z.output<typeof getRenewal.data>['offers'][number];
type Reason = z.output<typeof renewByKey.data>['problems'][number];

/** What an email offers to renew: what waits can be chosen where there is more, the rest says what became of it. */
export function RenewalOffers({ offers, reasons }: { offers: readonly Offer[]; reasons: readonly Reason[] }) {
  return (
    <ul className={styles.offers}>
      {offers.map((offer) => (
        <li key={offer.listing.id}>
          <OfferLine
            offer={offer}
            alone={offers.length === 1}
            reason={reasons.find(({ id }) => id === offer.listing.id)?.message}
          />
        </li>
      ))}
    </ul>
  );
}

function OfferLine({ offer, alone, reason }: { offer: Offer; alone: boolean; reason: string | undefined }) {
  const { listing, state, expiresAt } = offer;
  const until = formatDate(expiresAt);
  if (state !== 'waiting') {
    const note = state === 'renewed' ? `Obnovený, zobrazíme ho do ${until}` : 'Už není co obnovit';
    return (
      <>
        {state === 'renewed' ? <PageLink to={listingPath(listing)}>{listing.title}</PageLink> : listing.title}
        <small>{note}</small>
      </>
    );
  }
  const note = reason ?? (listing.state === 'expired' ? `Vypršel ${until}` : `Zatím do ${until}`);
  if (!alone)
    return <Checkbox name="id" value={listing.id} defaultChecked label={listing.title} line={note} />;
  return (
    <>
      <input type="hidden" name="id" value={listing.id} />
      <PageLink to={listingPath(listing)}>{listing.title}</PageLink>
      <small>{note}</small>
    </>
  );
}
