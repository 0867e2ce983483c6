import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { PinInput } from '../../../ui/forms/pin-input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';

const load = () => import('./profile-checks.ts').then((checks) => checks.checkCode);
const labels = { pin: 'PIN' };

/** Six digits from an email or a short message. */
export function CodeForm({ busy, ...sent }: Sent) {
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.pin} id="pin" error={wrong.pin} hint="Šest číslic, platí 15 minut.">
            {(wiring) => <PinInput {...wiring} name="pin" />}
          </Field>
          <Button size="large" busy={busy}>
            Ověřit
          </Button>
        </>
      )}
    </LiveForm>
  );
}
