import { Icon } from '../../../ui/icons/icon.tsx';
import { Image } from '../../../ui/icons/drawings.tsx';
import type { ListingCard } from '../../listings/contract.ts';
import styles from './listing-photo.module.css';

/** Thumbnail of the conversation's listing; decorative, because its title is next to it. */
export function ListingPhoto({ listing }: { listing: Pick<ListingCard, 'photo'> }) {
  return (
    <span className={styles.photo}>
      {listing.photo ? (
        <img src={listing.photo.preview} alt="" width="52" height="52" loading="lazy" />
      ) : (
        <Icon of={Image} />
      )}
    </span>
  );
}
