import { Button } from '../../../ui/actions/button.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import { NewPasswordFields, newPasswordLabels } from './password-field.tsx';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkPassword);

/** Chooses a password, typed twice. */
export function PasswordForm({ busy, ...sent }: Sent) {
  return (
    <LiveForm load={load} labels={newPasswordLabels} {...sent}>
      {(wrong) => (
        <>
          <NewPasswordFields errors={wrong} />
          <Button name="intent" value="password" variant="secondary" busy={busy}>
            Nastavit heslo
          </Button>
        </>
      )}
    </LiveForm>
  );
}
