import { formatUnread, shortCount } from '../../../features/conversations/components/format-unread.ts';
import text from '../../../ui/layout/text.module.css';
import styles from './unread-count.module.css';

/** How many messages wait, beside the word „Zprávy“; nothing when none does. */
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
