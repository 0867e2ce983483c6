import { type ReactNode, useRef } from 'react';
import { useNavigation } from 'react-router';
import { concernedTexts, minDaysAhead } from '../../../features/terms-notices/rules.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { useWholeFormDraft } from '../../../ui/forms/form-draft.ts';
import { type FieldSentences, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';

const texts = Object.entries(concernedTexts).map(([value, { label }]) => ({ value, label }));

/** What a form of a notice holds, for the API. */
export const writtenIn = (values: FormFields) => ({
  concerns: fieldText(values, 'concerns') === 'privacy' ? ('privacy' as const) : ('terms' as const),
  summary: fieldText(values, 'summary'),
  effectiveOn: fieldText(values, 'effectiveOn'),
});

/** The text, the day and the summary of a notice; `values` is what is saved, or what came back unsaved. */
export function TermsNoticeForm({
  values,
  errors,
  version,
  draft,
  children,
}: {
  values: FormFields;
  errors: FieldSentences | undefined;
  version?: number;
  /** Under which address what is being written stays in this tab. */
  draft: string;
  /** Further buttons, each of which saves what is written first. */
  children?: ReactNode;
}) {
  const summary = useRef<HTMLTextAreaElement>(null);
  useWholeFormDraft(summary, draft);
  const busy = useNavigation().formData?.get('wish') === 'save';
  return (
    <SentForm errors={errors} className={layout.panel} aria-label="Oznámení">
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <div className={layout.beside}>
        <Field label="Co se mění" error={errors?.['concerns']}>
          {(wiring) => (
            <Select
              {...wiring}
              name="concerns"
              options={texts}
              defaultValue={fieldText(values, 'concerns') || 'terms'}
            />
          )}
        </Field>
        <Field
          label="Od kdy to platí"
          hint={`Nejdřív za ${minDaysAhead} dní.`}
          error={errors?.['effectiveOn']}
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="effectiveOn"
              type="date"
              defaultValue={fieldText(values, 'effectiveOn')}
            />
          )}
        </Field>
      </div>
      <Field
        label="Shrnutí změn"
        error={errors?.['summary']}
        hint="Markdown: ## nadpis, **tučně**, [odkaz](/adresa), odrážky. Nadpis, odkaz na text a co dělat při nesouhlasu doplníme sami."
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            ref={summary}
            name="summary"
            rows={12}
            defaultValue={fieldText(values, 'summary')}
          />
        )}
      </Field>
      <div className={layout.row}>
        <Button name="wish" value="save" busy={busy}>
          Uložit a ukázat
        </Button>
        {children}
      </div>
    </SentForm>
  );
}
