import type { ReactNode } from 'react';
import { Logo } from '../../ui/brand/logo.tsx';
import { CachedFragment } from '../../ui/cached-fragment.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import styles from './footer.module.css';
import type { FooterColumn, NavigationLink } from './navigation-links.ts';

/** The site's footer with columns of links. `extra` is rendered above the base line. */
export function Footer({
  columns,
  social = [],
  year,
  extra,
}: {
  columns: readonly FooterColumn[];
  social?: readonly NavigationLink[] | undefined;
  year: number;
  extra?: ReactNode;
}) {
  return (
    <footer className={styles.footer}>
      <div className={layout.wrap}>
        <CachedFragment as="div" className={styles.columns} cacheKey={JSON.stringify(['footer', columns])}>
          {() => (
            <>
              <div className={styles.brand}>
                <Logo inverse />
                <p>Místo, kde florbalová výbava mění majitele. Přímo mezi hráči, bez provize.</p>
              </div>
              {columns.map(({ title, links }) => (
                <nav key={title} aria-label={title}>
                  <h2>{title}</h2>
                  <ul>
                    {links.map(({ label, to }) => (
                      <li key={to}>
                        <PageLink to={to}>{label}</PageLink>
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </>
          )}
        </CachedFragment>
        {extra}
        <div className={styles.base}>
          <span>© {year} Florbalový bazar</span>
          {social.length > 0 && (
            <span className={styles.social}>
              {social.map(({ label, to }) => (
                <a key={to} href={to} rel="noopener">
                  {label}
                </a>
              ))}
            </span>
          )}
        </div>
      </div>
    </footer>
  );
}
