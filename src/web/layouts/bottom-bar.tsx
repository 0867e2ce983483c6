import { House, MessagesSquare, Plus, Search, UserRound } from '../../ui/icons/drawings.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { UnreadCount } from '../pages/account/unread-count.tsx';
import { messagesUrl } from '../urls.ts';
import styles from './bottom-bar.module.css';
import { isCurrent } from './navigation-links.ts';

/** The phone's main navigation, within reach of a thumb. */
export function BottomBar({
  path,
  accountTo,
  unread,
}: {
  path: string;
  accountTo: string;
  /** Messages that wait for somebody signed in. */
  unread?: number | undefined;
}) {
  const inMessages = isCurrent(messagesUrl, path, true);
  const current = (to: string, below = false) => (isCurrent(to, path, below) ? 'page' : undefined);
  return (
    <nav className={styles.bar} aria-label="Hlavní nabídka">
      <PageLink to="/" aria-current={current('/')}>
        <Icon of={House} />
        Domů
      </PageLink>
      <PageLink to="/vyhledavani" aria-current={current('/vyhledavani', true)}>
        <Icon of={Search} />
        Hledat
      </PageLink>
      <PageLink to="/pridani-nabidky" className={styles.add} aria-current={current('/pridani-nabidky', true)}>
        <span>
          <Icon of={Plus} />
        </span>
        Přidat
      </PageLink>
      {unread !== undefined && (
        <PageLink to={messagesUrl} aria-current={current(messagesUrl, true)}>
          <span className={styles.counted}>
            <Icon of={MessagesSquare} />
            <UnreadCount count={unread} />
          </span>
          Zprávy
        </PageLink>
      )}
      <PageLink to={accountTo} aria-current={inMessages ? undefined : current(accountTo, true)}>
        <Icon of={UserRound} />
        Účet
      </PageLink>
    </nav>
  );
}
