import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import text from '../../../ui/layout/text.module.css';
import { DecisionFields, decisionLabels } from './decision-fields.tsx';

const load = () => import('./block-checks.ts').then((checks) => checks.checkBlock);

type Given = Sent & { id: string; values: FormFields };

/** Closes an account. Everything asked for stands in the email that its advertiser gets. */
export function BlockForm({ id, values, busy, ...sent }: Given) {
  return (
    <LiveForm load={load} label="Zablokovat účet" labels={decisionLabels} {...sent}>
      {(wrong) => (
        <>
          <p className={text.secondary}>
            Inzeráty zmizí z bazaru, všechna přihlášení skončí a nové nepůjde. Inzerent dostane e-mail s tím,
            co sem napíšeš, a s návodem k námitce.
          </p>
          <input type="hidden" name="id" value={id} />
          <DecisionFields values={values} wrong={wrong} />
          <Button name="wish" value="block" variant="danger" busy={busy}>
            Zablokovat účet
          </Button>
        </>
      )}
    </LiveForm>
  );
}

/** Opens a blocked account again. */
export function ReleaseForm({ id, values, errors, message, busy }: Given) {
  return (
    <SentForm errors={errors} aria-label="Odblokovat účet">
      {message && <Alert severity="error">{message}</Alert>}
      <input type="hidden" name="id" value={id} />
      <Field
        label="Důvod"
        id="reason"
        hint="Zapíše se do deníku. Inzerent dostane e-mail, že je účet odblokovaný."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <Button name="wish" value="release" busy={busy}>
        Odblokovat účet
      </Button>
    </SentForm>
  );
}
