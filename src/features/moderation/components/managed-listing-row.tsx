import { Badge } from '../../../ui/cards/badge.tsx';
import { Row } from '../../../ui/cards/row.tsx';
import { formatPrice } from '../../listings/components/format-price.ts';
import { DemandBadge, StateBadge } from '../../listings/components/own/state-badge.tsx';
import { formatMoment } from '../../listings/components/format-time.ts';
import { withoutPhoto } from '../../listings/components/without-photo.ts';
import type { ManagedListing } from '../contract.ts';

/** One listing in the administration: title, state, advertiser, age. */
export function ManagedListingRow({
  listing,
  to,
  now,
}: {
  listing: ManagedListing;
  to: string;
  now: number;
}) {
  const { id, kind, state, hold, title, photo, advertiser, created } = listing;
  return (
    <Row
      to={to}
      title={title}
      photo={photo && <img src={photo.preview} alt="" width="88" height="88" loading="lazy" />}
      instead={withoutPhoto(listing)}
      badges={
        <>
          {kind === 'demand' && <DemandBadge />} <StateBadge state={state} kind={kind} hold={hold} />{' '}
          {advertiser.blocked && <Badge tone="error">Zablokovaný účet</Badge>}
        </>
      }
      note={`${id} · ${formatPrice(listing)} · ${advertiser.name} · ${formatMoment(created, now)}`}
    />
  );
}
