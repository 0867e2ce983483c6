import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { X } from '../icons/drawings.tsx';
import { Icon, type IconDrawing } from '../icons/icon.tsx';
import styles from './alert.module.css';
import { severityIcon } from './severity.ts';

export type AlertProps = {
  severity?: 'info' | 'success' | 'warn' | 'error' | 'secondary';
  title?: ReactNode;
  icon?: IconDrawing;
  children?: ReactNode;
  actions?: ReactNode;
  /** Shows a close button and handles it; without it the box cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Scrolls to the box and focuses it when it appears. */
  scrollHere?: boolean;
};

/** A persistent message above the content it concerns. Errors are announced at once. */
export function Alert({
  severity = 'info',
  title,
  icon,
  children,
  actions,
  onClose,
  scrollHere = false,
}: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollHere) box.current?.focus();
  }, [scrollHere]);
  return (
    <div
      ref={box}
      tabIndex={scrollHere ? -1 : undefined}
      className={classNames(styles.alert, severity !== 'info' && styles[severity])}
      role={severity === 'error' ? 'alert' : 'status'}
    >
      <Icon of={icon ?? severityIcon[severity]} className={styles.icon} />
      <div>
        {title && <strong>{title}</strong>}
        {typeof children === 'string' ? <p>{children}</p> : children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton type="button" icon={X} label="Zavřít" className={styles.close} onClick={onClose} />
      )}
    </div>
  );
}

/** An error that scrolls into view; renders nothing without a message. */
export function ErrorAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Alert severity="error" scrollHere>
      {message}
    </Alert>
  );
}
