import { Button } from '../../../ui/actions/button.tsx';
import { QrCode } from '../../../ui/cards/qr-code.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { PinInput } from '../../../ui/forms/pin-input.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { TotpSetup } from '../contract.ts';
import styles from './second-factor.module.css';

const load = () => import('./second-factor-checks.ts').then((checks) => checks.checkTotp);
const labels = { code: 'Kód z aplikace', name: 'Název' };

/** QR code and secret for the app, and a field for its first code. */
export function TotpForm({
  setup,
  name,
  busy,
  ...sent
}: SubmissionResult & {
  setup: TotpSetup;
  /** Previously typed name. */
  name: string;
}) {
  const { secret, address, qr } = setup;
  return (
    <div className={styles.setup}>
      <QrCode {...qr} label="QR kód pro aplikaci s kódy" />
      <div className={layout.stack}>
        <p>
          Naskenuj kód v aplikaci (Aegis, Google Authenticator, 1Password a podobné). Máš ji v tomto telefonu?{' '}
          <a href={address}>Otevři ji odkazem</a>.
        </p>
        <p>
          Nejde to? Přepiš do ní klíč:{' '}
          <code className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</code>
        </p>
        <LiveForm load={load} label="Přidat aplikaci" labels={labels} {...sent}>
          {(wrong) => (
            <>
              <Field label={labels.code} id="code" error={wrong.code} hint="Šest číslic, které teď ukazuje.">
                {(wiring) => <PinInput {...wiring} name="code" />}
              </Field>
              <Field label={labels.name} id="name" error={wrong.name} optional hint="Třeba „Můj telefon“.">
                {(wiring) => <Input {...wiring} name="name" maxLength={40} defaultValue={name} />}
              </Field>
              <Button name="intent" value="confirm-totp" busy={busy}>
                Přidat aplikaci
              </Button>
            </>
          )}
        </LiveForm>
      </div>
    </div>
  );
}
