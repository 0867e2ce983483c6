import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ReasonField } from './reason-field.tsx';

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
          <ReasonField errors={errors?.['reason']} />
          <Button variant="secondary" name="wish" value={state === 'sending' ? 'pause' : 'resume'}>
            {state === 'sending' ? 'Pozastavit' : 'Posílat dál'}
          </Button>
        </SentForm>
      )}
    </section>
  );
}
