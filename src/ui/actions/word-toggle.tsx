import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './word-toggle.module.css';

/** A quiet button with an icon and words that is on or off; give it `aria-pressed`, and a class for how it looks when on. */
export function WordToggle({
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
