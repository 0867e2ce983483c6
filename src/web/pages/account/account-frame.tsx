import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOutletContext } from 'react-router';
import { UnreadCount } from '../../../features/conversations/components/unread-count.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { accountSections } from './sections.ts';
import { useUnread } from '../../unread.ts';
import {
  accountUrl,
  favouritesUrl,
  messagesUrl,
  myListingsUrl,
  signOutUrl,
  swapRingsUrl,
  watchesUrl,
} from '../../../contract/urls.ts';
import type { SectionCounts } from './section-counts.tsx';
import styles from './account.module.css';

const overview = { label: 'Přehled', to: accountUrl, line: '', icon: LayoutGrid };

export type AccountFrameProps = {
  current: string;
  /** `false` for a page also shown to visitors without an account, which then has no account navigation. */
  signedIn?: boolean;
  /**
   * A page with its own link back, without the navigation. `wide`: hidden only above the page on phones, not
   * beside it.
   */
  inside?: boolean | 'wide';
  /** For the overview, where the sections follow the pending tasks and precede this. */
  below?: ReactNode;
  children: ReactNode;
};

/** Frame of account pages: navigation on the left, on phones above; there signing out is in the overview. */
export function AccountFrame({
  current,
  signedIn = true,
  inside = false,
  below,
  children,
}: AccountFrameProps) {
  const strip = useRef<HTMLElement>(null);
  const unread = useUnread();
  const held = useOutletContext<SectionCounts | undefined>();
  const counts = new Map([
    [myListingsUrl, held?.living],
    [swapRingsUrl, held?.swaps],
    [favouritesUrl, held?.favourites],
    [watchesUrl, held?.watches],
  ]);
  // On phones the strip scrolls, so that the current section is visible after the whole previous one.
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    const first = here?.previousElementSibling ?? here;
    if (first instanceof HTMLElement && strip.current)
      strip.current.scrollLeft = first.previousElementSibling ? first.offsetLeft : 0;
  }, [current]);
  if (!signedIn) {
    return <div className={classNames(layout.wrap, layout.stack, styles.page)}>{children}</div>;
  }
  const isOverview = below !== undefined;
  const sections = (
    <nav className={styles.side} aria-label="Účet" ref={strip}>
      {[overview, ...accountSections].map(({ label, to, line, icon }) => (
        <PageLink key={to} to={to} aria-current={current === to ? 'page' : undefined}>
          <Icon of={icon} />
          <span>
            {label}
            {isOverview && <small>{line}</small>}
          </span>
          {to === messagesUrl && unread > 0 && (
            <span className={styles.count}>
              <UnreadCount count={unread} />
            </span>
          )}
          {(counts.get(to) ?? 0) > 0 && <b className={styles.count}>{counts.get(to)}</b>}
        </PageLink>
      ))}
      <PageLink to={signOutUrl} className={styles.out}>
        <Icon of={LogOut} />
        Odhlásit se
      </PageLink>
    </nav>
  );
  return (
    <div
      className={classNames(
        layout.wrap,
        layout.columns,
        !inside && layout.columnsNav,
        styles.page,
        isOverview && styles.overview,
        inside && (inside === 'wide' ? styles.insideWide : styles.inside),
      )}
    >
      {!isOverview && sections}
      <div className={layout.stack}>{children}</div>
      {isOverview && sections}
      {below && <div>{below}</div>}
    </div>
  );
}
