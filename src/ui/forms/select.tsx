import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './input.module.css';

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** A native select; `placeholder` is a first option with an empty value. */
export function Select({
  options,
  placeholder,
  className,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly SelectOption[];
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}) {
  return (
    <select {...rest} className={classNames(styles.select, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
  );
}
