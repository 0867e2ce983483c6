import type { ReactNode } from 'react';
import { type FetcherWithComponents, Form as PageForm } from 'react-router';
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

/** A form that stays in its dialog: by which router's form it goes where, and what its ids begin with there. */
export type Elsewhere = {
  form: typeof PageForm | FetcherWithComponents<unknown>['Form'];
  action: string | undefined;
  ids: string;
};
const ofPage: Elsewhere = { form: PageForm, action: undefined, ids: '' };

/** The frame of a short form: what is wrong above its fields, and each field's sentences for the field to show. */
export function LiveForm({
  load,
  errors,
  message,
  label,
  labels,
  elsewhere: { form: Form, action, ids } = ofPage,
  children,
}: Omit<Sent, 'busy'> & {
  /** Brings the check; keep its identity stable. */
  load: () => Promise<FormCheck>;
  /** Names the form where its heading does not. */
  label?: string;
  /** Names of its fields in their order; keep their identity stable. */
  labels: Readonly<Record<string, string>>;
  /** Where it is not the form of its page: keep its identity stable. */
  elsewhere?: Elsewhere | undefined;
  children: (errors: FieldSentences) => ReactNode;
}) {
  const live = useLiveForm({ load, serverErrors: errors, labels });
  return (
    <Form
      method="post"
      {...(action === undefined ? {} : { action })}
      className={layout.fields}
      aria-label={label}
      {...live.formProps}
    >
      {message && <Alert severity="error">{message}</Alert>}
      <ErrorSummary
        errors={live.summary.map(({ fieldId, ...rest }) => ({ ...rest, fieldId: fieldId && ids + fieldId }))}
        attempt={live.attempt}
      />
      {children(live.errors)}
    </Form>
  );
}
