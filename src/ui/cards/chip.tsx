import { type ButtonHTMLAttributes, Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Plus, X } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import text from '../layout/text.module.css';
import { PageLink } from '../navigation/page-link.tsx';
import styles from './chip.module.css';

/**
 * A filter as a link that turns the filter on, or off when it is `chosen`, which shows a cross. `count` is its number
 * of results.
 */
export function ChipLink({
  to,
  chosen = false,
  count,
  onCourt = false,
  children,
}: {
  to: string;
  chosen?: boolean;
  count?: number | undefined;
  onCourt?: boolean;
  children: ReactNode;
}) {
  return (
    <PageLink
      to={to}
      keepScroll
      className={classNames(styles.chip, chosen && styles.on, onCourt && styles.onCourt)}
    >
      {chosen && <span className={text.hidden}>Zrušit filtr: </span>}
      {children}
      {count !== undefined && <small>{count}</small>}
      {chosen && <Icon of={X} />}
    </PageLink>
  );
}

/** A chip that is a button of a form; `chosen` chips show a cross, others a plus. */
export function ChipButton({
  chosen,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { chosen: boolean }) {
  return (
    <button {...rest} className={classNames(styles.chip, chosen && styles.on)}>
      {children}
      <Icon of={chosen ? X : Plus} />
    </button>
  );
}

/** A chip that jumps to a field still to be filled in, further down the page. */
export function ChipToField({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className={classNames(styles.chip, styles.open)}>
      {children}
      <Icon of={Plus} />
    </a>
  );
}

/** A wrapping list of chips; with `scroll` it scrolls sideways on phones instead. */
export function ChipRow({
  label,
  scroll = false,
  children,
}: {
  label: string;
  scroll?: boolean;
  children: ReactNode;
}) {
  return (
    <ul className={classNames(styles.row, scroll && styles.scroll)} aria-label={label}>
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  );
}
