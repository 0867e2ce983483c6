import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonStyle = {
  /** At most one `primary` per view; `ball` only on court-coloured areas; `item` is a line of a menu. */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'danger' | 'dangerSolid' | 'ball' | 'item' | undefined;
  /** 36, 44, 48 or 56 px tall; `small` needs 8 px of space to its neighbours. */
  size?: 'small' | 'tap' | 'medium' | 'large' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

/** Class names of anything that should look like a button. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  block = false,
}: ButtonStyle): string | undefined {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], block && styles.block);
}
