import text from '../../../ui/layout/text.module.css';
import { formatUnread, shortCount } from './format-unread.ts';
import styles from './unread-count.module.css';

/** How many messages wait, beside the word „Zprávy“ or a conversation; nothing when none does. */
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
