import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Logo } from '../../ui/brand/logo.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { ErrorPage } from '../pages/error-page.tsx';
import { messageOf } from '../pages/not-found-message.tsx';
import type { ErrorBoundaryProps } from '../router/route-types.ts';
import { homeUrl } from '../../contract/urls.ts';
import styles from './other-layout.module.css';
import { contentId, SkipLink } from './skip-link.tsx';

export default function OtherRoute() {
  return (
    <OtherLayout>
      <Outlet />
    </OtherLayout>
  );
}

/** A page that does not exist, or is not shown during a view as an account, keeps the layout; anything else that went wrong stands alone. */
export function ErrorBoundary({ error }: ErrorBoundaryProps) {
  const message = messageOf(error);
  if (!message) return <ErrorPage />;
  return (
    <OtherLayout>
      <div className={classNames(layout.wrap, layout.pageHead)}>
        <div className={layout.panel}>{message}</div>
      </div>
    </OtherLayout>
  );
}

/** Layout of single-purpose pages: the logo, the content and a link back, without navigation. */
function OtherLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.court}>
      <SkipLink />
      <header className={classNames(layout.wrap, styles.header)}>
        <Logo inverse />
      </header>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.back}>
        <PageLink to={homeUrl}>Zpět na bazar</PageLink>
      </footer>
    </div>
  );
}
