import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { myListingsUrl, signOutUrl } from '../urls.ts';
import styles from './account.module.css';

/** The pages of one's own account: ways around on the left, on phones only the way out below. */
export function AccountFrame({ current, children }: { current: string; children: ReactNode }) {
  return (
    <div className={classNames(layout.wrap, layout.columns, layout.columnsNav, styles.page)}>
      <nav className={styles.side} aria-label="Účet">
        <PageLink to={myListingsUrl} aria-current={current === myListingsUrl ? 'page' : undefined}>
          <Icon of={Package} />
          Moje inzerce
        </PageLink>
        <PageLink to={signOutUrl}>
          <Icon of={LogOut} />
          Odhlásit se
        </PageLink>
      </nav>
      <div className={layout.stack}>
        {children}
        <div className={styles.leave}>
          <LinkButton to={signOutUrl} variant="tertiary" icon={LogOut}>
            Odhlásit se
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
