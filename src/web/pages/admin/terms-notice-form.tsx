import { concernedTexts, minDaysAhead } from '../../../features/terms-notices/rules.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SavedForm, type SavedFormProps } from '../../../ui/forms/saved-form.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';

const texts = Object.entries(concernedTexts).map(([value, { label }]) => ({ value, label }));

/** The values of a notice's form as a request body. */
export const writtenIn = (values: FormFields) => ({
  concerns: fieldText(values, 'concerns') === 'privacy' ? ('privacy' as const) : ('terms' as const),
  summary: fieldText(values, 'summary'),
  effectiveOn: fieldText(values, 'effectiveOn'),
});

/** The subject, effective date and summary of a notice. */
export function TermsNoticeForm({ values, children, ...form }: SavedFormProps) {
  return (
    <SavedForm {...form} className={layout.panel} aria-label="Oznámení" buttons={children}>
      {(summary) => (
        <>
          <div className={layout.beside}>
            <Field label="Co se mění" error={form.errors?.['concerns']}>
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
              error={form.errors?.['effectiveOn']}
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
            error={form.errors?.['summary']}
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
        </>
      )}
    </SavedForm>
  );
}
