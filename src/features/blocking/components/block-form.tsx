import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';

const load = () => import('./block-checks.ts').then((checks) => checks.checkBlock);

const sources = [
  { value: 'reported', label: 'Upozornil nás někdo jiný' },
  { value: 'own', label: 'Naše vlastní kontrola' },
];

type Sent = { values: FormFields; errors: FieldSentences | undefined; busy: boolean };

/** Closes an account. Everything asked for stands in the letter that its advertiser gets. */
export function BlockForm({ id, values, errors, busy }: Sent & { id: string }) {
  const live = useLiveForm({ load, serverErrors: errors });
  return (
    <Form method="post" className={layout.stack} aria-label="Zablokovat účet" {...live.formProps}>
      <p className={text.secondary}>
        Inzeráty zmizí z bazaru, všechna přihlášení skončí a nové nepůjde. Inzerent dostane dopis s tím, co
        sem napíšeš, a s návodem k námitce.
      </p>
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      <input type="hidden" name="id" value={id} />
      <Field
        label="Důvod"
        id="reason"
        hint="Konkrétně, co jsi zjistil a kde. Čte ho inzerent i deník."
        error={live.errors['reason']}
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
        label="Bod pravidel nebo zákon"
        id="rule"
        hint="Třeba „Pravidla inzerátu: vlastní fotky“."
        error={live.errors['rule']}
      >
        {(wiring) => (
          <Input {...wiring} name="rule" maxLength={200} defaultValue={fieldText(values, 'rule')} />
        )}
      </Field>
      <Field label="Odkud přišel podnět" id="source" error={live.errors['source']}>
        {(wiring) => (
          <Select {...wiring} name="source" options={sources} defaultValue={fieldText(values, 'source')} />
        )}
      </Field>
      <Button name="wish" value="block" variant="danger" busy={busy}>
        Zablokovat účet
      </Button>
    </Form>
  );
}

/** Opens a blocked account again. */
export function ReleaseForm({ id, values, errors, busy }: Sent & { id: string }) {
  return (
    <Form method="post" className={layout.stack} aria-label="Otevřít účet">
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
    </Form>
  );
}
