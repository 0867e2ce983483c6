import { useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { errorMessage } from '../../../contract/failures.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { api } from '../../../ui/calls/api.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { startPasskey, startPasskeyPass } from '../contract.ts';

const browserCan = () =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const asked = {
  'add-passkey': async () => {
    const options = await api<typeof startPasskey>('post', '/account/second-factor/passkeys/options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return navigator.credentials.create({ publicKey });
  },
  'pass-passkey': async () => {
    const options = await api<typeof startPasskeyPass>('post', '/account/second-factor/passkeys/challenges');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return navigator.credentials.get({ publicKey });
  },
};

/** Creates or uses a passkey in the browser, and submits the result to the page's action. Needs JavaScript. */
export function PasskeyButton({ wish, label }: { wish: keyof typeof asked; label: string }) {
  const submit = useSubmit();
  const name = useRef<HTMLInputElement>(null);
  const [waits, setWaits] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!useHydrated()) return <p>Přístupový klíč potřebuje JavaScript. Bez něj poslouží aplikace s kódy.</p>;
  if (!browserCan()) return <p>Tenhle prohlížeč přístupové klíče neumí. Poslouží aplikace s kódy.</p>;
  async function ask() {
    setWaits(true);
    setProblem(undefined);
    try {
      const credential = await asked[wish]();
      if (!(credential instanceof PublicKeyCredential)) return;
      const answer = JSON.stringify(credential.toJSON());
      await submit({ intent: wish, answer, name: name.current?.value ?? '' }, { method: 'post' });
    } catch (reason) {
      setProblem(refusalOf(reason));
    } finally {
      setWaits(false);
    }
  }
  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      {wish === 'add-passkey' && (
        <Field label="Název klíče" optional hint="Třeba „Notebook“.">
          {(wiring) => <Input {...wiring} ref={name} maxLength={40} />}
        </Field>
      )}
      <Button type="button" variant="secondary" busy={waits} onClick={() => void ask()}>
        {label}
      </Button>
    </>
  );
}

/** Browsers deliberately do not distinguish a refusal, a timeout and a missing key. */
function refusalOf(reason: unknown): string {
  if (!(reason instanceof DOMException)) return errorMessage(reason);
  if (reason.name === 'InvalidStateError') return 'Tenhle klíč už přidaný máš.';
  return 'Klíč se nepoužil. Zkus to znovu, nebo použij kód.';
}
