import type { ReactNode } from 'react';
import { Logo } from '../../ui/brand/logo.tsx';
import layout from '../../ui/layout/layout.module.css';
import { contentId, SkipLink } from './skip-link.tsx';

/** The layout of pages with one purpose: the logo and the content, no navigation. */
export function OtherLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={layout.wrap}>
        <Logo />
      </header>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
