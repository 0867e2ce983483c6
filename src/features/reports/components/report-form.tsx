import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { type DialogForm, LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { anonymousReason, reportReasons } from '../rules.ts';

/** Form value that requests the receipt as data, for the dialog. */
export const inDialog = 'dialog';

const load = () => import('./check-report.ts').then(({ checkReport }) => checkReport);
const labels = {
  address: 'Adresa',
  reason: 'Důvod',
  explanation: 'Co je špatně',
  name: 'Jméno',
  email: 'E-mail',
  truthful: 'Prohlášení',
};
const longestExplanation = 2000;
const reasons = Object.entries(reportReasons).map(([value, label]) => ({ value, label }));

/** Reports content of the site. Does not require accepting the terms (DSA, article 16). */
export function ReportForm({
  values,
  what,
  busy,
  elsewhere,
  ...sent
}: SubmissionResult & {
  values: FormFields;
  /** Description of the reported content, if known, instead of the bare URL. */
  what: string | undefined;
  /** Set in a dialog, whose element ids must not collide with the page's. */
  elsewhere?: DialogForm;
}) {
  const [reason, setReason] = useState(fieldText(values, 'reason'));
  const anonymous = reason === anonymousReason;
  const ids = elsewhere?.ids ?? '';
  const value = (name: string) => fieldText(values, name);
  return (
    <LiveForm load={load} label="Nahlásit" labels={labels} elsewhere={elsewhere} {...sent}>
      {(wrong) => (
        <>
          <input type="hidden" name="key" value={value('key')} />
          {elsewhere && <input type="hidden" name={inDialog} value="1" />}
          {what && !wrong['address'] ? (
            <p>
              Hlásíš: <strong>{what}</strong>
              <input type="hidden" name="address" value={value('address')} />
            </p>
          ) : (
            <Field
              label={labels.address}
              id={`${ids}address`}
              error={wrong['address']}
              hint="Inzerátu, inzerenta, nebo tvojí konverzace."
            >
              {(wiring) => (
                <Input {...wiring} name="address" maxLength={500} defaultValue={value('address')} />
              )}
            </Field>
          )}
          <Field label={labels.reason} id={`${ids}reason`} error={wrong['reason']}>
            {(wiring) => (
              <Select
                {...wiring}
                name="reason"
                options={reasons}
                placeholder="Vyber důvod"
                defaultValue={value('reason')}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field
            label={labels.explanation}
            id={`${ids}explanation`}
            error={wrong['explanation']}
            hint="Konkrétně: co a proč je podle tebe proti zákonu nebo pravidlům. Inzerent to neuvidí."
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                name="explanation"
                rows={5}
                limit={longestExplanation}
                defaultValue={value('explanation')}
              />
            )}
          </Field>
          <Field
            label={labels.name}
            id={`${ids}name`}
            error={wrong['name']}
            optional={anonymous}
            hint="Inzerent se ho nedozví."
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="name"
                autoComplete="name"
                maxLength={80}
                defaultValue={value('name')}
              />
            )}
          </Field>
          <Field
            label={labels.email}
            id={`${ids}email`}
            error={wrong['email']}
            optional={anonymous}
            hint="Přijde na něj potvrzení a rozhodnutí. Zneužívání dětí můžeš nahlásit i bez jména a e-mailu."
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="email"
                type="email"
                autoComplete="email"
                keys="email"
                defaultValue={value('email')}
              />
            )}
          </Field>
          <div>
            <Checkbox
              id={`${ids}truthful`}
              name="truthful"
              value="on"
              required
              defaultChecked={value('truthful') === 'on'}
              aria-invalid={wrong['truthful'] !== undefined || undefined}
              aria-describedby={wrong['truthful'] ? `${ids}truthful-error` : undefined}
              label="V dobré víře prohlašuji, že je oznámení přesné a úplné"
            />
            <FieldMessageLines id={`${ids}truthful`} error={wrong['truthful']} />
          </div>
          <Button icon={Send} busy={busy} block>
            Odeslat hlášení
          </Button>
        </>
      )}
    </LiveForm>
  );
}
