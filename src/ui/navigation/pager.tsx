import { outOf, wholeNumber } from '../../contract/czech.ts';
import type { MouseEvent } from 'react';
import { LinkButton } from '../actions/link-button.tsx';
import { Spinner } from '../actions/spinner.tsx';
import { classNames } from '../class-names.ts';
import text from '../layout/text.module.css';
import { PageLink } from './page-link.tsx';
import styles from './pager.module.css';

export type PagerProps = {
  shown: number;
  total: number;
  /** URL of the next page; a real link, so that it can be shared and crawled. */
  nextTo?: string | undefined;
  /** With JavaScript: appends the next page instead of navigating; the caller moves focus to the first new card. */
  onMore?: (() => void) | undefined;
  busy?: boolean;
  /** Numbered links, where pages are numbered. */
  pages?: readonly { number: number; to: string; current: boolean }[] | undefined;
};

/** A list up to this length needs no pager when all of it is shown. */
const maxWithoutPager = 12;

/** How much of a list is shown, with links to more of it. */
export function Pager({ shown, total, nextTo, onMore, busy = false, pages = [] }: PagerProps) {
  function more(event: MouseEvent) {
    if (!onMore || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!busy) onMore();
  }
  if (shown >= total && pages.length <= 1)
    return total <= maxWithoutPager ? undefined : (
      <p className={classNames(styles.pager, text.small)}>To je všech {wholeNumber(total)}.</p>
    );
  return (
    <nav className={styles.pager} aria-label="Stránkování">
      <p className={text.small}>
        Zobrazeno {wholeNumber(shown)} {outOf(total)}
      </p>
      <progress className={styles.progress} value={shown} max={Math.max(total, 1)} aria-hidden="true" />
      {nextTo && (
        <LinkButton to={nextTo} variant="secondary" rel="next" onClick={more} aria-busy={busy || undefined}>
          {busy && <Spinner />}
          Načíst další
        </LinkButton>
      )}
      {pages.length > 1 && (
        <div className={styles.pages}>
          {pages.map((page) => (
            <PageLink
              key={page.number}
              to={page.to}
              aria-current={page.current ? 'page' : undefined}
              aria-label={`Stránka ${page.number}`}
            >
              {page.number}
            </PageLink>
          ))}
        </div>
      )}
    </nav>
  );
}
