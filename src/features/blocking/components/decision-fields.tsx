import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldErrorMessages, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useWholeFormDraft, writeText } from '../../../ui/forms/form-draft.ts';
import { type CommonReason, commonReasons, commonRules, reportedReasons } from '../rules.ts';

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

/** Fields for the reason of a decision; all of them are included in the email to the advertiser. */
export function DecisionFields({
  values,
  wrong,
  draft,
  withoutSource = false,
  numbered,
}: {
  values: FormFields;
  wrong: FieldErrorMessages;
  /** Storage key of the unsaved text in this tab, until it is cleared. */
  draft: string;
  /** Hides the source when the decision is about somebody's report. */
  withoutSource?: boolean;
  /** Hint beside the n-th common reason (from 1), and extra attributes of its input. */
  numbered?: (number: number) => { sign: ReactNode; attributes: Record<string, string> };
}) {
  const reason = useRef<HTMLTextAreaElement>(null);
  const ruleField = useRef<HTMLInputElement>(null);
  /** Fills in the text of the chosen reason unless somebody has typed their own. */
  const fill = (chosen: CommonReason) => {
    const isOurs = (typed: string, part: 'words' | 'rule') =>
      typed.trim() === '' || reportedReasons.some((each) => each[part] === typed);
    if (reason.current && isOurs(reason.current.value, 'words')) writeText(reason.current, chosen.words);
    if (ruleField.current && isOurs(ruleField.current.value, 'rule'))
      writeText(ruleField.current, chosen.rule);
  };
  useWholeFormDraft(reason, draft);
  return (
    <>
      <ChoiceGroup
        legend="Časté důvody"
        id="common"
        optional
        hint="Doplní důvod i pravidlo, oboje pak jde upravit."
      >
        {(withoutSource ? reportedReasons : commonReasons).map((each, index) => {
          const { sign, attributes } = numbered?.(index + 1) ?? { sign: undefined, attributes: {} };
          return (
            <Checkbox
              key={each.key}
              type="radio"
              name="common"
              value={each.key}
              dense
              label={
                <>
                  {each.label}
                  {sign}
                </>
              }
              defaultChecked={fieldText(values, 'common') === each.key}
              onChange={(event: ChangeEvent<HTMLInputElement>) => event.target.checked && fill(each)}
              {...attributes}
            />
          );
        })}
      </ChoiceGroup>
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
              ref={ruleField}
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
