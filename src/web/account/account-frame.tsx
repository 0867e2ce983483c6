import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import Package from 'lucide-react/icons/package';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { favouritesUrl, myListingsUrl, signOutUrl, watchesUrl } from '../urls.ts';
import styles from './account.module.css';

const pages = [
  { label: 'Moje inzerce', to: myListingsUrl, icon: Package },
  { label: 'Oblíbené', to: favouritesUrl, icon: Heart },
  { label: 'Hlídání', to: watchesUrl, icon: Bell },
] as const;

export type AccountFrameProps = {
  current: string;
  /** `false` for a page that strangers have too: then there is no account to go around in. */
  signedIn?: boolean;
  children: ReactNode;
};

/** The pages of one's own account: ways around on the left, on phones above, and the way out below. */
export function AccountFrame({ current, signedIn = true, children }: AccountFrameProps) {
  if (!signedIn) {
    return <div className={classNames(layout.wrap, layout.stack, styles.page)}>{children}</div>;
  }
  return (
    <div className={classNames(layout.wrap, layout.columns, layout.columnsNav, styles.page)}>
      <nav className={styles.side} aria-label="Účet">
        {pages.map(({ label, to, icon }) => (
          <PageLink key={to} to={to} aria-current={current === to ? 'page' : undefined}>
            <Icon of={icon} />
            {label}
          </PageLink>
        ))}
        <PageLink to={signOutUrl} className={styles.out}>
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
