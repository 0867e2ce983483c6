import { Icon } from '../../../ui/icons/icon.tsx';
import { Image } from '../../../ui/icons/drawings.tsx';
import type { ListingCard } from '../../listings/contract.ts';
import styles from './listing-photo.module.css';

/** The small picture of the listing that a conversation is about; decorative, its title stands beside it. */
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
