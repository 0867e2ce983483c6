import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './error-summary.module.css';

export type SummaryError = {
  /** Id of the control or choice group that the message links to; without it the message is not a link. */
  fieldId?: string | undefined;
  message: string;
};

/**
 * Errors of a submitted form, with links to the fields. Takes focus when it appears and whenever `attempt` (such as a
 * counter of submissions) changes.
 */
export function ErrorSummary({
  errors,
  title = 'Zkontroluj vyznačená pole.',
  attempt,
}: {
  errors: readonly SummaryError[];
  title?: string;
  attempt?: unknown;
}) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <h2 className={styles.title}>
        <Icon of={CircleAlert} />
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}
          </li>
        ))}
      </ul>
    </div>
  );
}
