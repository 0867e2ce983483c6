import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';

/** Progress of a bulk email, and the button that pauses or resumes it. */
export function SendingProgress({
  state,
  progress: { recipients, taken, refused, skipped },
  line,
  paused,
  perMinute,
  errors,
  children,
}: {
  state: 'draft' | 'sending' | 'paused' | 'sent';
  progress: { recipients: number; taken: number; refused: number; skipped: number };
  /** The progress as text. */
  line: string;
  /** Explains the paused state. */
  paused: string;
  perMinute: number;
  errors: FieldErrorMessages | undefined;
  children?: ReactNode;
}) {
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-label="Průběh">
      <p>
        <progress max={recipients} value={taken + refused + skipped} aria-label="Vyřízeno" /> {line}
      </p>
      {children}
      {(state === 'sending' || state === 'paused') && (
        // Clears the reason when the button changes.
        <SentForm key={state} errors={errors}>
          <p>{state === 'sending' ? `Odchází nejvýš ${perMinute} za minutu.` : paused}</p>
          <Field label="Důvod" hint="Zapíše se do deníku." error={errors?.['reason']}>
            {(wiring) => <Input {...wiring} name="reason" />}
          </Field>
          <Button variant="secondary" name="wish" value={state === 'sending' ? 'pause' : 'resume'}>
            {state === 'sending' ? 'Pozastavit' : 'Posílat dál'}
          </Button>
        </SentForm>
      )}
    </section>
  );
}
