import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './badge.module.css';

export type BadgeTone = 'top' | 'demand' | 'swap' | 'warn' | 'off' | 'success' | 'error' | 'info' | 'line';

/** A small label with an icon and text, so that colour never carries the meaning alone. */
export function Badge({
  tone,
  icon,
  className,
  children,
}: {
  tone: BadgeTone;
  icon?: IconDrawing;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {icon && <Icon of={icon} className={styles.icon} />}
      {children}
    </span>
  );
}
