import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';
import { type FieldMessages, firstError } from './field-wiring.ts';
import { CircleAlert, CircleCheck } from '../icons/drawings.tsx';

/** The error or the confirmation, and the hint, below a field; a changed error is announced politely. */
export function FieldMessageLines({ id, error, fine, hint }: FieldMessages & { id: string }) {
  const sentence = firstError(error);
  return (
    <>
      <div aria-live="polite">
        {sentence !== undefined && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon of={CircleAlert} className={styles.messageIcon} />
            {sentence}
          </p>
        )}
        {sentence === undefined && fine && (
          <p className={styles.fine} id={`${id}-fine`}>
            <Icon of={CircleCheck} className={styles.messageIcon} />
            {fine}
          </p>
        )}
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
