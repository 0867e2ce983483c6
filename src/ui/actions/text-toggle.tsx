import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './text-toggle.module.css';

/** A quiet toggle button with icon and text; pass `aria-pressed`, and a class for its pressed look. */
export function TextToggle({
  icon,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconDrawing }) {
  return (
    <button {...rest} className={classNames(styles.words, className)}>
      <Icon of={icon} />
      {children}
    </button>
  );
}
