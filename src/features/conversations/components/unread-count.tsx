import text from '../../../ui/layout/text.module.css';
import { formatUnread, shortCount } from './format-unread.ts';
import styles from './unread-count.module.css';

/** A badge with the number of unread messages; not rendered for zero. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {shortCount(count)}
      </span>
      <span className={text.hidden}>{formatUnread(count)}</span>
    </>
  );
}
