import type { ReactNode } from 'react';
import { UnreadCount } from '../../features/conversations/components/unread-count.tsx';
import { House, MessagesSquare, Plus, Search, UserRound } from '../../ui/icons/drawings.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import {
  addOfferUrl,
  demandsMapUrl,
  homeUrl,
  messagesUrl,
  offersMapUrl,
  searchUrl,
} from '../../contract/urls.ts';
import styles from './bottom-bar.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { isCurrent, type NavigationLink, type ShellLinks } from './navigation-links.ts';
import { contentId, SkipLink } from './skip-link.tsx';

export type DefaultLayoutProps = {
  links: ShellLinks;
  /** Current path, without query. */
  path: string;
  query?: string | undefined;
  account: NavigationLink;
  /** Number of unread messages, if signed in. */
  unread?: number | undefined;
  /** The current year by the server's clock. */
  year: number;
  /** False in the wizard and on a listing, which have a bar of their own. */
  bottomBar?: boolean | undefined;
  /** False on a page with its own search field. */
  searchBox?: boolean;
  /** Id of the page's form that the header's search field belongs to. */
  searchForm?: string | undefined;
  /** Rendered in the footer above the base line. */
  extra?: ReactNode;
  /** A page's own sticky bar, after the footer, instead of the bottom bar. */
  bar?: ReactNode;
  children: ReactNode;
};

/** Layout of nearly every page: header, `main`, footer and, on phones, the bottom bar. */
export function DefaultLayout({
  links,
  path,
  query,
  account,
  unread,
  year,
  bottomBar = true,
  searchBox = true,
  searchForm,
  extra,
  bar,
  children,
}: DefaultLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header
        path={path}
        query={query}
        searchBox={searchBox}
        searchForm={searchForm}
        account={account}
        unread={unread}
        categories={links.categories}
        secondary={links.secondary}
      />
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <Footer columns={links.footer} social={links.social} year={year} extra={extra} />
      {bar ?? (bottomBar && <BottomBar path={path} accountTo={account.to} unread={unread} />)}
    </>
  );
}

/** Main navigation on phones, within reach of the thumb. */
function BottomBar({
  path,
  accountTo,
  unread,
}: {
  path: string;
  accountTo: string;
  /** Number of unread messages, if signed in. */
  unread?: number | undefined;
}) {
  const inMessages = isCurrent(messagesUrl, path, true);
  const onMap = isCurrent(offersMapUrl, path) || isCurrent(demandsMapUrl, path);
  const current = (to: string, below = false) => (isCurrent(to, path, below) ? 'page' : undefined);
  return (
    <nav className={styles.bar} aria-label="Hlavní nabídka">
      <PageLink to={homeUrl} aria-current={current(homeUrl)}>
        <Icon of={House} />
        Domů
      </PageLink>
      <PageLink to={searchUrl} aria-current={onMap ? 'true' : current(searchUrl, true)}>
        <Icon of={Search} />
        Hledat
      </PageLink>
      <PageLink to={addOfferUrl} className={styles.add} aria-current={current(addOfferUrl, true)}>
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
