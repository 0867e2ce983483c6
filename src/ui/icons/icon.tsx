import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** What a drawing on the 24-unit grid must accept; icons of lucide-react and our own do. */
export type IconDrawing = ComponentType<{
  className?: string | undefined;
  strokeWidth?: number | string;
  'aria-hidden'?: 'true';
  width?: string;
  height?: string;
}>;

export type IconSize = 'small' | 'medium' | 'large' | 'huge';

/**
 * A decorative icon in the colour of the text: 16, 20, 24 or 40 px. Words beside it, or the
 * `aria-label` of its button, carry the meaning.
 */
export function Icon({
  of: Drawing,
  size = 'medium',
  className,
}: {
  of: IconDrawing;
  size?: IconSize | undefined;
  className?: string | undefined;
}) {
  return (
    <Drawing
      className={classNames(styles.icon, size !== 'medium' && styles[size], className)}
      strokeWidth={size === 'huge' ? 1.4 : 1.75}
      aria-hidden="true"
    />
  );
}
