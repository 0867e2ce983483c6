import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Alert } from '../feedback/alert.tsx';
import layout from '../layout/layout.module.css';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldSentences, FormCheck } from './form-fields.ts';
import { useLiveForm } from './use-live-form.ts';

/** What the server said of the last attempt, and whether one is under way. */
export type Sent = {
  errors?: FieldSentences | undefined;
  /** What is wrong with no field of its own. */
  message?: string | undefined;
  busy: boolean;
};

/** The frame of a short form: what is wrong above its fields, and each field's sentences for the field to show. */
export function LiveForm({
  load,
  errors,
  message,
  label,
  labels,
  children,
}: Omit<Sent, 'busy'> & {
  /** Brings the check; keep its identity stable. */
  load: () => Promise<FormCheck>;
  /** Names the form where its heading does not. */
  label?: string;
  /** Names of its fields in their order; keep their identity stable. */
  labels: Readonly<Record<string, string>>;
  children: (errors: FieldSentences) => ReactNode;
}) {
  const live = useLiveForm({ load, serverErrors: errors, labels });
  return (
    <Form method="post" className={layout.fields} aria-label={label} {...live.formProps}>
      {message && <Alert severity="error">{message}</Alert>}
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      {children(live.errors)}
    </Form>
  );
}
