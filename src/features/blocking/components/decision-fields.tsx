import { useRef } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useWholeFormDraft } from '../../../ui/forms/form-draft.ts';
import { commonRules } from '../contract.ts';

export const decisionLabels = {
  reason: 'Důvod',
  rule: 'Bod pravidel nebo zákon',
  source: 'Odkud přišel podnět',
};

const sources = [
  { value: 'reported', label: 'Upozornil nás někdo jiný' },
  { value: 'own', label: 'Naše vlastní kontrola' },
  { value: 'detected', label: 'Program, který hledá podvody a podezřelé inzeráty' },
];

/** Why somebody's listing or account goes: all of it stands in the email they get. */
export function DecisionFields({
  values,
  wrong,
  draft,
  withoutSource = false,
}: {
  values: FormFields;
  wrong: FieldSentences;
  /** Under which address what is being written stays in this tab, until it is cleared. */
  draft: string;
  /** Where it is plain that somebody else has reported it. */
  withoutSource?: boolean;
}) {
  const reason = useRef<HTMLTextAreaElement>(null);
  useWholeFormDraft(reason, draft);
  return (
    <>
      <Field
        label={decisionLabels.reason}
        id="reason"
        hint={`Konkrétně, co se stalo a kde. ${withoutSource ? 'Zapíše' : 'Čte ho inzerent a zapíše'} se do deníku.`}
        error={wrong['reason']}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            ref={reason}
            name="reason"
            rows={4}
            limit={1000}
            defaultValue={fieldText(values, 'reason')}
          />
        )}
      </Field>
      <Field
        label={decisionLabels.rule}
        id="rule"
        hint="Třeba „Pravidla inzerátu: vlastní fotky“."
        error={wrong['rule']}
      >
        {(wiring) => (
          <>
            <Input
              {...wiring}
              name="rule"
              maxLength={200}
              list="pravidla"
              defaultValue={fieldText(values, 'rule')}
            />
            <datalist id="pravidla">
              {commonRules.map((rule) => (
                <option key={rule}>{rule}</option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      {!withoutSource && (
        <Field label={decisionLabels.source} id="source" error={wrong['source']}>
          {(wiring) => (
            <Select {...wiring} name="source" options={sources} defaultValue={fieldText(values, 'source')} />
          )}
        </Field>
      )}
    </>
  );
}
