import { PageLink } from './page-link.tsx';
import styles from './tabs.module.css';

export type TabLink = { label: string; to: string; current: boolean; count?: number | undefined };

/** Views of one page, each with its own URL: links, not ARIA tabs. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <PageLink key={tab.to} to={tab.to} keepScroll aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </PageLink>
      ))}
    </nav>
  );
}
