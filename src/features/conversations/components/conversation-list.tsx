import { Link } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatRelativeTime } from '../../listings/components/format-time.ts';
import type { ConversationRow } from '../contract.ts';
import { hideLinks } from './hide-links.ts';
import { ListingPhoto } from './listing-photo.tsx';
import styles from './conversation-list.module.css';
import { listingStateLabel } from './listing-state-label.ts';
import { UnreadCount } from './unread-count.tsx';

export type ConversationListProps = {
  items: readonly ConversationRow[];
  urlOf: (id: string) => string;
  /** The one being looked at. */
  current: string | undefined;
  /** The one that is seen beside the list where there is room for both. */
  beside: string | undefined;
  now: number;
};

/** Of a message without words. */
const photosOnly = (photos: number): string =>
  photos > 1 ? counted(photos, ['fotka', 'fotky', 'fotek']) : 'Fotka';

/** Conversations, the one that spoke last first: with whom, about which listing, the last words. */
export function ConversationList({ items, urlOf, current, beside, now }: ConversationListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, other, listing, last, unread }) => (
        <li key={id}>
          {/* Fetched ahead it would count as read. */}
          <Link
            to={urlOf(id)}
            discover="none"
            aria-current={id === current ? 'page' : undefined}
            className={classNames(styles.item, id === beside && styles.beside, unread > 0 && styles.unread)}
          >
            <span className={styles.photo}>
              <ListingPhoto listing={listing} />
            </span>
            <strong className={styles.name}>{other.name}</strong>
            <span className={styles.when}>{formatRelativeTime(last.sentAt, now)}</span>
            <span className={styles.listing}>
              {[listingStateLabel(listing), listing.title].filter(Boolean).join(' · ')}
            </span>
            <span className={styles.last}>
              {last.own && 'Ty: '}
              {(last.own ? last.text : hideLinks(last.text)) || photosOnly(last.photos)}
            </span>
            {unread > 0 && (
              <span className={styles.count}>
                <UnreadCount count={unread} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
