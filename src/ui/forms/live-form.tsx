import type { ReactNode } from 'react';
import { type FetcherWithComponents, Form as PageForm } from 'react-router';
import { Alert } from '../feedback/alert.tsx';
import layout from '../layout/layout.module.css';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldErrorMessages, FormCheck } from './form-fields.ts';
import { useLiveForm } from './use-live-form.ts';

/** The server's response to the last submission, and whether one is in progress. */
export type SubmissionResult = {
  errors?: FieldErrorMessages | undefined;
  /** An error that belongs to no field. */
  message?: string | undefined;
  busy: boolean;
};

/** A form inside a dialog: which router form it uses, its target, and the prefix of its ids. */
export type DialogForm = {
  form: typeof PageForm | FetcherWithComponents<unknown>['Form'];
  action: string | undefined;
  ids: string;
};
const ofPage: DialogForm = { form: PageForm, action: undefined, ids: '' };

/** Frame of a short form: shows the error summary above its fields and passes each field's errors to `children`. */
export function LiveForm({
  load,
  errors,
  message,
  label,
  labels,
  elsewhere: { form: Form, action, ids } = ofPage,
  children,
}: Omit<SubmissionResult, 'busy'> & {
  /** Loads the validator; must be a stable reference. */
  load: () => Promise<FormCheck>;
  /** Accessible name of the form, if its heading does not name it. */
  label?: string;
  /** Labels of its fields in order; must be a stable reference. */
  labels: Readonly<Record<string, string>>;
  /** For a form that is not the main one of its page; must be a stable reference. */
  elsewhere?: DialogForm | undefined;
  children: (errors: FieldErrorMessages) => ReactNode;
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
