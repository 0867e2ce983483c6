import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkLastingPin);
const fields = [
  { name: 'pin', label: 'PIN' },
  { name: 'pinAgain', label: 'PIN znovu' },
];

/** Chooses a lasting PIN, typed twice. */
export function LastingPinForm({ busy, ...sent }: Sent) {
  return (
    <LiveForm load={load} {...sent}>
      {(wrong) => (
        <>
          <div className={styles.pins}>
            {fields.map(({ name, label }) => (
              <div key={name}>
                <Field label={label} id={name} error={wrong[name]}>
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
