import { Link } from 'react-router';
import { classNames } from '../../../../ui/class-names.ts';
import text from '../../../../ui/layout/text.module.css';
import { agoWords } from '../../../listings/components/time-words.ts';
import type { ConversationRow } from '../../contract-conversations.ts';
import { AdvertPhoto } from './advert-photo.tsx';
import styles from './conversation-list.module.css';
import { stateWords } from './state-words.ts';
import { unreadWords } from './unread-words.ts';

export type ConversationListProps = {
  items: readonly ConversationRow[];
  urlOf: (id: string) => string;
  /** The one being looked at. */
  current?: string | undefined;
  now: number;
};

/** Conversations, the one that spoke last first: with whom, about which advert, the last words. */
export function ConversationList({ items, urlOf, current, now }: ConversationListProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, other, listing, last, unread }) => (
        <li key={id}>
          {/* Fetched ahead it would count as read. */}
          <Link
            to={urlOf(id)}
            discover="none"
            aria-current={id === current ? 'page' : undefined}
            className={classNames(styles.item, unread > 0 && styles.unread)}
          >
            <span className={styles.photo}>
              <AdvertPhoto listing={listing} />
            </span>
            <strong className={styles.name}>{other.name}</strong>
            <span className={styles.when}>{agoWords(last.sentAt, now)}</span>
            <span className={styles.advert}>
              {[stateWords(listing), listing.title].filter(Boolean).join(' · ')}
            </span>
            <span className={styles.last}>
              {last.own && 'Ty: '}
              {last.text}
            </span>
            {unread > 0 && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {unread}
                </span>
                <span className={text.hidden}>{unreadWords(unread)}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
