import Mail from 'lucide-react/icons/mail';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import { NewPasswordFields } from './password-field.tsx';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkRegistration);

/** An address, a password and, for those who want one, a name. Passwords are never sent back to the page. */
export function RegistrationForm({
  values,
  errors,
  message,
  busy,
}: {
  values: FormFields;
  errors?: FieldSentences | undefined;
  message?: string | undefined;
  busy: boolean;
}) {
  const live = useLiveForm({ load, serverErrors: errors });
  return (
    <Form method="post" className={styles.form} {...live.formProps}>
      {message && <Alert severity="error">{message}</Alert>}
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      <Field label="Tvůj e-mail" id="email" error={live.errors.email} hint="Nikde ho neukážeme.">
        {(wiring) => (
          <Input
            {...wiring}
            name="email"
            type="email"
            icon={Mail}
            keys="email"
            autoComplete="username"
            defaultValue={fieldText(values, 'email')}
          />
        )}
      </Field>
      <Field
        label="Jméno"
        id="name"
        optional
        error={live.errors.name}
        hint="Z celého jména ukážeme křestní a první písmeno příjmení."
      >
        {(wiring) => (
          <Input {...wiring} name="name" autoComplete="name" defaultValue={fieldText(values, 'name')} />
        )}
      </Field>
      <NewPasswordFields errors={live.errors} />
      <Button size="large" block busy={busy}>
        Založit účet
      </Button>
    </Form>
  );
}
