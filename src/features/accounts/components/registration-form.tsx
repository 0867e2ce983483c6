import Mail from 'lucide-react/icons/mail';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import { NewPasswordFields, newPasswordLabels } from './password-field.tsx';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkRegistration);
const labels = { email: 'Tvůj e-mail', name: 'Jméno', ...newPasswordLabels };

/** An address, a password and, for those who want one, a name. Passwords are never sent back to the page. */
export function RegistrationForm({
  values,
  busy,
  ...sent
}: Sent & {
  values: FormFields;
}) {
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.email} id="email" error={wrong.email} hint="Na webu ho nikdo neuvidí.">
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
            label={labels.name}
            id="name"
            optional
            error={wrong.name}
            hint="Z celého jména ukážeme křestní a první písmeno příjmení."
          >
            {(wiring) => (
              <Input {...wiring} name="name" autoComplete="name" defaultValue={fieldText(values, 'name')} />
            )}
          </Field>
          <NewPasswordFields errors={wrong} />
          <Button size="large" block busy={busy}>
            Založit účet
          </Button>
        </>
      )}
    </LiveForm>
  );
}
