import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './input.module.css';
import { type KeyFilter, keyFilters } from './key-filters.ts';

export type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  /** Icon inside on the left. */
  icon?: IconDrawing;
  /** Unit inside on the right, such as `cm`. */
  unit?: string | undefined;
  /** Blocks typed characters that cannot be part of the value; pasted text is not filtered. */
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
