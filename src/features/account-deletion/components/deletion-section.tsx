import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { formatDate } from '../../listings/components/format-time.ts';
import { type OwnData, daysToCancelDeletion } from '../contract.ts';

/** The way out, what becomes of everything, and the way back while there is one. */
export function DeletionSection({
  leaving,
  errors,
  busy,
}: {
  leaving: OwnData['leaving'];
  errors?: FieldSentences | undefined;
  busy: boolean;
}) {
  const wrong = errors?.understood;
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby="odchod">
      <h2 id="odchod">Smazat účet</h2>
      {leaving && (
        <Alert severity="warn" title={`Účet smažeme ${formatDate(leaving.goesAt)}`}>
          <Form method="post" preventScrollReset className={layout.stack}>
            <p>Inzeráty jsou stažené. Když si to rozmyslíš, vrátí se.</p>
            <Button name="intent" value="stay">
              Chci si účet nechat
            </Button>
          </Form>
        </Alert>
      )}
      <div className={text.prose}>
        <h3>Co se stane</h3>
        <ul>
          <li>Inzeráty stáhneme hned a tvoje veřejná stránka zmizí.</li>
          <li>{daysToCancelDeletion} dní si to můžeš rozmyslet. Přijde ti o tom e-mail.</li>
          <li>
            Pak smažeme účet, inzeráty, fotky, koncepty, zprávy, oblíbené, hlídání a všechna přihlášení.
            Vrátit to nepůjde.
          </li>
        </ul>
        <h3>Co zůstane a proč</h3>
        <ul>
          <li>
            Doklady o zaplacených členstvích, s <span className={text.noWrap}>e-mailem</span>, na který byly
            vystavené: deset let od zaplacení, chtějí to zákony o účetnictví a o DPH.
          </li>
          <li>
            Tvoje zprávy jiným zůstanou v jejich <span className={text.noWrap}>e-mailu</span>. Do cizích
            schránek nevidíme.
          </li>
          <li>
            Otisk adresy tvé veřejné stránky, ze kterého jméno nejde přečíst. Díky němu starý odkaz řekne, že
            tu už nejsi.
          </li>
        </ul>
      </div>
      {!leaving && (
        <Form method="post" preventScrollReset className={layout.stack}>
          <div>
            <Checkbox
              id="understood"
              name="understood"
              label="Rozumím, že inzeráty zmizí hned a účet za sedm dní"
              aria-invalid={wrong !== undefined || undefined}
              aria-describedby={wrong ? 'understood-error' : undefined}
            />
            <FieldMessageLines id="understood" error={wrong} />
          </div>
          <Button name="intent" value="leave" variant="danger" busy={busy}>
            Smazat účet
          </Button>
        </Form>
      )}
    </section>
  );
}
