import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

/** Props of an icon on the 24-unit grid; those of lucide-react and our own accept them. */
export type IconDrawing = ComponentType<{
  className?: string | undefined;
  strokeWidth?: number | string;
  'aria-hidden'?: 'true';
  width?: string;
  height?: string;
}>;

export type IconSize = 'small' | 'medium' | 'large' | 'huge';

/**
 * A decorative icon in the text colour: 16, 20, 24 or 40 px. Text beside it, or the `aria-label` of its button, must
 * carry the meaning.
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
