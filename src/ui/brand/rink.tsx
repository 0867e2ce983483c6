import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './rink.module.css';

/** The hero of a page: a rink seen from above with the h1, search, quick links and an optional side column. */
export function Rink({
  title,
  lead,
  search,
  chips,
  side,
}: {
  title: string;
  lead: string;
  search?: ReactNode;
  chips?: ReactNode;
  side?: ReactNode;
}) {
  const titleId = useId();
  return (
    <div className={styles.frame}>
      <section className={styles.rink} aria-labelledby={titleId}>
        <svg
          className={styles.lines}
          viewBox="0 0 1280 560"
          preserveAspectRatio="xMinYMid slice"
          strokeWidth="3"
          aria-hidden="true"
        >
          <path d="M774 0V560M758 92h32M774 76v32M758 468h32M774 452v32" />
          <circle cx="774" cy="280" r="9" fill="currentColor" stroke="none" />
        </svg>
        <div className={classNames(styles.inside, side !== undefined && styles.withSide)}>
          <div>
            <h1 id={titleId}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            {search && <div className={styles.search}>{search}</div>}
            {chips && <div className={styles.chips}>{chips}</div>}
          </div>
          {side}
        </div>
      </section>
    </div>
  );
}
