import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { NavigationLink, ShellLinks } from './navigation-links.ts';
import { contentId, SkipLink } from './skip-link.tsx';

export type DefaultLayoutProps = {
  links: ShellLinks;
  /** The address being looked at, without its query. */
  path: string;
  query?: string | undefined;
  account: NavigationLink;
  /** Messages that wait for somebody signed in. */
  unread?: number | undefined;
  /** The current year, from the server's clock. */
  year: number;
  /** Off in the wizard and on a detail page, which have a bar of their own. */
  bottomBar?: boolean | undefined;
  /** Off on a page that has a field for searching of its own. */
  searchBox?: boolean;
  /** The form of the page that the header's field belongs to. */
  searchForm?: string | undefined;
  /** In the footer, above its base line. */
  extra?: ReactNode;
  /** A page's own sticky bar, after the footer, in place of the bottom bar. */
  bar?: ReactNode;
  children: ReactNode;
};

/** The layout of nearly every page: header, `main`, footer and, on phones, the bottom bar. */
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
