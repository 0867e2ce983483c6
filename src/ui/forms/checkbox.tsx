import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  /** A second, quieter line. */
  line?: ReactNode;
  /** Number of results of the choice, at the right end. */
  count?: number | undefined;
  /** `radio` for one of several choices. */
  type?: 'checkbox' | 'radio';
  /** 36 px rows instead of 44 px, for long lists of filters. */
  dense?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A native checkbox or radio with its label; pass a field's error attributes for the input. */
export function Checkbox({
  label,
  line,
  count,
  type = 'checkbox',
  dense = false,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <label className={classNames(styles.check, dense && styles.dense, className)}>
      <input {...rest} type={type} className={styles.box} />
      <span className={styles.words}>
        {label}
        {line && <small>{line}</small>}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
