import { classNames } from '../class-names.ts';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './logo.module.css';
import { Mark } from './mark.tsx';

/** The mark and the wordmark as a link to home; `inverse` is for court-coloured backgrounds. */
export function Logo({ inverse = false }: { inverse?: boolean }) {
  return (
    <PageLink
      to="/"
      className={classNames(styles.logo, inverse && styles.inverse)}
      aria-label="Florbalový bazar, domů"
    >
      <Mark className={styles.mark} />
      <span>
        Florbalový <b>bazar</b>
      </span>
    </PageLink>
  );
}
