import { House, Plus, Search, UserRound } from '../../ui/icons/drawings.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import styles from './bottom-bar.module.css';
import { isCurrent } from './navigation-links.ts';

/** The phone's main navigation, within reach of a thumb. */
export function BottomBar({ path, accountTo }: { path: string; accountTo: string }) {
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
      <PageLink to={accountTo} aria-current={current(accountTo, true)}>
        <Icon of={UserRound} />
        Účet
      </PageLink>
    </nav>
  );
}
