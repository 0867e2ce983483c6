import { type ReactNode, useContext, useId } from 'react';
import { FilledFields, FilledMark } from './filled-fields.tsx';
import { FieldMessageLines } from './field-messages.tsx';
import { type FieldMessages, type FieldWiring, describedBy, firstError } from './field-wiring.ts';
import styles from './field.module.css';

export type FieldProps = FieldMessages & {
  label: ReactNode;
  /** Pass one when an error summary should link here; otherwise it is generated. */
  id?: string | undefined;
  /**
   * Fields are required unless marked optional; this sets the control's attribute and adds no asterisk to the label.
   */
  optional?: boolean | undefined;
  /** A quiet note at the right end of the label, such as a length; `optional` has its own. */
  note?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
};

/** One labelled control with its hint and error: `<Field label="Název">{(w) => <Input {...w} name="title" />}</Field>`. */
export function Field({ label, id, optional = false, note, children, ...messages }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const isFilled = useContext(FilledFields).has(controlId);
  const wrong = firstError(messages.error) !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isFilled ? (
          <FilledMark />
        ) : (
          (note ?? optional) && <span className={styles.note}>{note ?? 'nepovinné'}</span>
        )}
      </label>
      {children({
        id: controlId,
        required: !optional || undefined,
        'aria-invalid': wrong || undefined,
        'aria-describedby': describedBy(controlId, messages),
        'data-fine': (!wrong && messages.fine !== undefined) || undefined,
      })}
      <FieldMessageLines id={controlId} {...messages} />
    </div>
  );
}
