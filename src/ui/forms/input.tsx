import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './input.module.css';
import { type KeyFilter, keyFilters } from './key-filters.ts';

export type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Shown inside on the left. */
  icon?: IconDrawing;
  /** Shown inside on the right, e.g. `cm`. */
  unit?: string | undefined;
  /** Stops keys that cannot belong to the value; a paste always goes in whole. */
  keys?: KeyFilter | undefined;
  'data-fine'?: true | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A one-line field. Inside `Field`, spread the wiring on it. */
export function Input({ icon, unit, keys, className, onKeyDown, ...rest }: InputProps) {
  function filter(event: KeyboardEvent<HTMLInputElement>) {
    const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (keys && typed && !keyFilters[keys].test(event.key)) event.preventDefault();
    onKeyDown?.(event);
  }
  const input = (
    <input
      type="text"
      {...rest}
      onKeyDown={filter}
      className={classNames(styles.input, icon && styles.withIcon, unit && styles.withUnit, className)}
    />
  );
  if (!icon && !unit) return input;
  return (
    <div className={styles.affix}>
      {icon && <Icon of={icon} className={styles.leading} />}
      {input}
      {unit && <span className={styles.unit}>{unit}</span>}
    </div>
  );
}
