import type { ReactNode } from 'react';
import { Logo } from '../../ui/brand/logo.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { homeUrl } from '../urls.ts';
import styles from './other-layout.module.css';
import { contentId, SkipLink } from './skip-link.tsx';

/** The layout of pages with one purpose: the logo, the content on the court and a way back, no navigation. */
export function OtherLayout({ children }: { children: ReactNode }) {
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
