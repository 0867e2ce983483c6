import { type ReactNode, useContext, useId } from 'react';
import { FilledFields, FilledMark } from './filled-fields.tsx';
import { FieldMessageLines } from './field-messages.tsx';
import { type FieldMessages, describedBy, firstError } from './field-wiring.ts';
import styles from './field.module.css';

export type ChoiceGroupProps = FieldMessages & {
  legend: ReactNode;
  id?: string | undefined;
  optional?: boolean | undefined;
  note?: ReactNode;
  /** Shows the error above the choices, for groups taller than a screen. */
  long?: boolean | undefined;
  children: ReactNode;
};

/** A fieldset of choices for one question, with hint and error. The element with its `id` can be focused. */
export function ChoiceGroup({
  legend,
  id,
  optional = false,
  note,
  long = false,
  children,
  ...messages
}: ChoiceGroupProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const isFilled = useContext(FilledFields).has(groupId);
  const lines = <FieldMessageLines id={groupId} {...messages} />;
  return (
    <fieldset
      className={styles.field}
      id={groupId}
      tabIndex={-1}
      aria-describedby={describedBy(groupId, messages)}
      data-invalid={firstError(messages.error) !== undefined || undefined}
    >
      <legend className={styles.label}>
        <span>{legend}</span>
        {isFilled ? (
          <FilledMark />
        ) : (
          (note ?? optional) && <span className={styles.note}>{note ?? 'nepovinné'}</span>
        )}
      </legend>
      {long && <div className={styles.above}>{lines}</div>}
      {children}
      {!long && lines}
    </fieldset>
  );
}
