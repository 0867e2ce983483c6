import { type ReactNode, createContext, useContext } from 'react';
import { ChevronRight } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link.tsx';

type Steps = { steps: readonly { label: string; to?: string | undefined }[] };

/** Renders the same breadcrumbs as structured data beside them. */
export const BesideBreadcrumbs = createContext<(way: Steps) => ReactNode>(() => null);

/** Breadcrumbs from home; the last step is the page itself and not a link. */
export function Breadcrumbs({ steps }: Steps) {
  const drawBeside = useContext(BesideBreadcrumbs);
  return (
    <nav className={styles.crumbs} aria-label="Drobečková navigace">
      <ol>
        {steps.map(({ label, to }, index) => (
          <li key={`${to ?? ''} ${label}`}>
            {index > 0 && <Icon of={ChevronRight} className={styles.icon} />}
            {to && index < steps.length - 1 ? (
              <PageLink to={to}>{label}</PageLink>
            ) : (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      {drawBeside({ steps })}
    </nav>
  );
}
