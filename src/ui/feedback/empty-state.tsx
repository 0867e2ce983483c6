import type { ReactNode } from 'react';
import { markHref } from '../brand/mark.tsx';
import styles from './empty-state.module.css';

/** Drawing of a rink from above, with a ball that missed. */
export function RinkDrawing() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 240 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="8" y="14" width="224" height="124" rx="34" />
      <path d="M120 14v124" />
      <rect x="22" y="52" width="26" height="48" />
      <rect x="192" y="52" width="26" height="48" />
      <g className={styles.ball}>
        <path d="M60 118C96 60 150 44 196 76" strokeWidth="2.5" strokeDasharray="2 8" strokeLinecap="round" />
        <use transform="translate(176 56) scale(.9)" width="40" height="40" href={markHref} />
      </g>
    </svg>
  );
}

/** Shown when a list is empty or has failed to load: a drawing, a sentence and actions. */
export function EmptyState({
  title,
  heading: Heading = 'h2',
  art = <RinkDrawing />,
  actions,
  children,
}: {
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  /** Replaces the rink; `null` for no drawing. */
  art?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      {art}
      <Heading className={styles.title}>{title}</Heading>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
