import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import text from '../../../ui/layout/text.module.css';
import { DecisionFields, decisionLabels } from '../../blocking/components/decision-fields.tsx';

const load = () => import('./removal-checks.ts').then((checks) => checks.checkRemoval);

type Given = Sent & { values: FormFields };

/** Removes one listing. Everything asked for stands in the email that its advertiser gets. */
export function RemoveForm({ values, busy, ...sent }: Given) {
  return (
    <LiveForm load={load} label="Smazat inzerát" labels={decisionLabels} {...sent}>
      {(wrong) => (
        <>
          <p className={text.secondary}>
            Inzerát zmizí z bazaru a na jeho adrese bude stát, že porušoval podmínky. Inzerent dostane e-mail
            s tím, co sem napíšeš, a s návodem k námitce. Účtu ani jiných inzerátů se to netýká.
          </p>
          <DecisionFields values={values} wrong={wrong} />
          <Button name="wish" value="remove" variant="danger" busy={busy}>
            Smazat inzerát
          </Button>
        </>
      )}
    </LiveForm>
  );
}

/** Takes a removal back. */
export function RestoreForm({ values, errors, message, busy }: Given) {
  return (
    <SentForm errors={errors} aria-label="Vrátit inzerát">
      {message && <Alert severity="error">{message}</Alert>}
      <Field
        label="Důvod"
        id="reason"
        hint="Zapíše se do deníku. Inzerent dostane e-mail, že je inzerát zpátky."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <Button name="wish" value="restore" busy={busy}>
        Vrátit inzerát
      </Button>
    </SentForm>
  );
}
