import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import text from '../../../ui/layout/text.module.css';

const load = () => import('./block-checks.ts').then((checks) => checks.checkBlock);

const labels = { reason: 'Důvod', rule: 'Bod pravidel nebo zákon', source: 'Odkud přišel podnět' };

const sources = [
  { value: 'reported', label: 'Upozornil nás někdo jiný' },
  { value: 'own', label: 'Naše vlastní kontrola' },
];

type Given = Sent & { id: string; values: FormFields };

/** Closes an account. Everything asked for stands in the letter that its advertiser gets. */
export function BlockForm({ id, values, busy, ...sent }: Given) {
  return (
    <LiveForm load={load} label="Zablokovat účet" labels={labels} {...sent}>
      {(wrong) => (
        <>
          <p className={text.secondary}>
            Inzeráty zmizí z bazaru, všechna přihlášení skončí a nové nepůjde. Inzerent dostane dopis s tím,
            co sem napíšeš, a s návodem k námitce.
          </p>
          <input type="hidden" name="id" value={id} />
          <Field
            label={labels.reason}
            id="reason"
            hint="Konkrétně, co se stalo a kde. Čte ho inzerent a zapíše se do deníku."
            error={wrong['reason']}
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                name="reason"
                rows={4}
                limit={1000}
                defaultValue={fieldText(values, 'reason')}
              />
            )}
          </Field>
          <Field
            label={labels.rule}
            id="rule"
            hint="Třeba „Pravidla inzerátu: vlastní fotky“."
            error={wrong['rule']}
          >
            {(wiring) => (
              <Input {...wiring} name="rule" maxLength={200} defaultValue={fieldText(values, 'rule')} />
            )}
          </Field>
          <Field label={labels.source} id="source" error={wrong['source']}>
            {(wiring) => (
              <Select
                {...wiring}
                name="source"
                options={sources}
                defaultValue={fieldText(values, 'source')}
              />
            )}
          </Field>
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
    <SentForm errors={errors} aria-label="Otevřít účet">
      {message && <Alert severity="error">{message}</Alert>}
      <input type="hidden" name="id" value={id} />
      <Field
        label="Důvod"
        id="reason"
        hint="Zapíše se do deníku. Inzerent dostane dopis, že je účet otevřený."
        error={errors?.['reason']}
      >
        {(wiring) => (
          <Input {...wiring} name="reason" maxLength={300} defaultValue={fieldText(values, 'reason')} />
        )}
      </Field>
      <Button name="wish" value="release" busy={busy}>
        Otevřít účet
      </Button>
    </SentForm>
  );
}
