import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { NewsletterIssue } from '../contract.ts';
import { formatProgress } from './issue-labels.ts';

/** How far an issue on its way is, and the button that stops it or lets it go on. */
export function PauseForm({
  letter: { state, progress },
  perMinute,
  errors,
}: {
  letter: NewsletterIssue;
  perMinute: number;
  errors: FieldSentences | undefined;
}) {
  if (!progress) return undefined;
  const done = progress.taken + progress.refused + progress.skipped;
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-label="Průběh">
      <p>
        <progress max={progress.recipients} value={done} aria-label="Vyřízeno" /> {formatProgress(progress)}
      </p>
      {(state === 'sending' || state === 'paused') && (
        <SentForm errors={errors}>
          <p>
            {state === 'sending'
              ? `Odchází nejvýš ${perMinute} za minutu.`
              : 'Teď nic neodchází. Kdo newsletter ještě nemá, dostane ho po obnovení.'}
          </p>
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
