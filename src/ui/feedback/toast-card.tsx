import { useEffect } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { X } from '../icons/drawings.tsx';
import { Icon } from '../icons/icon.tsx';
import { severityIcon } from './severity.ts';
import type { Toast, ToastStore } from './toast-store.ts';
import styles from './toast.module.css';

/** One toast: bar, icon, text and a line showing its remaining time; hover or focus pauses the timer. */
export function ToastCard({ toast, store }: { toast: Toast; store: ToastStore }) {
  const { id, severity, summary, detail, life, closable, leaving, paused, action } = toast;
  return (
    <div
      className={classNames(styles.toast, severity !== 'info' && styles[severity], leaving && styles.leaving)}
      role={severity === 'error' ? 'alert' : undefined}
      onMouseEnter={() => store.pause(id, 'hover')}
      onMouseLeave={() => store.resume(id, 'hover')}
      onFocus={() => store.pause(id, 'focus')}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && store.resume(id, 'focus')}
    >
      <Icon of={severityIcon[severity]} className={styles.icon} />
      <div>
        <strong>{summary}</strong>
        {detail && <p>{detail}</p>}
        {action && (
          <Button
            type="button"
            variant="secondary"
            size="tap"
            className={styles.action}
            onClick={() => {
              action.run();
              store.remove(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {closable ? (
        <IconButton
          type="button"
          icon={X}
          label="Zavřít oznámení"
          className={styles.close}
          onClick={() => store.remove(id)}
        />
      ) : (
        <span />
      )}
      {!paused && (
        <span className={styles.life} aria-hidden="true">
          <i style={{ animationDuration: `${life}ms` }} />
        </span>
      )}
    </div>
  );
}

/** All toasts, newest first; their timers run while this is mounted. */
export default function ToastCards({ toasts, store }: { toasts: readonly Toast[]; store: ToastStore }) {
  useEffect(() => store.render(), [store]);
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} store={store} />);
}
