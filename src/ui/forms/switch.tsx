import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './switch.module.css';

/** A checkbox shown as a switch, for settings that take effect at once. */
export function Switch({
  label,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <label className={styles.switch}>
      {/* A native checkbox exposes its state by itself. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} type="checkbox" role="switch" className={styles.knob} />
      <span>{label}</span>
    </label>
  );
}
