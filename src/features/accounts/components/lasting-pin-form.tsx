import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkLastingPin);
const labels = { pin: 'PIN', pinAgain: 'PIN znovu' };

/** Chooses a lasting PIN, typed twice. */
export function LastingPinForm({ busy, ...sent }: SubmissionResult) {
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <div className={styles.pins}>
            {Object.entries(labels).map(([name, label]) => (
              <div key={name}>
                <Field
                  label={label}
                  id={name}
                  error={wrong[name]}
                  hint={name === 'pin' ? 'Šest číslic.' : undefined}
                >
                  {(wiring) => (
                    <Input
                      {...wiring}
                      name={name}
                      type="password"
                      inputMode="numeric"
                      autoComplete="new-password"
                      keys="positiveInteger"
                    />
                  )}
                </Field>
              </div>
            ))}
          </div>
          <Button name="intent" value="lasting-pin" variant="secondary" busy={busy}>
            Nastavit PIN
          </Button>
        </>
      )}
    </LiveForm>
  );
}
