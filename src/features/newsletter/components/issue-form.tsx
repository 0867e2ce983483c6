import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SavedForm, type SavedFormProps } from '../../../ui/forms/saved-form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';

/** Subject and Markdown of an issue. */
export function IssueForm({ values, children, ...form }: SavedFormProps) {
  return (
    <SavedForm {...form} buttons={children}>
      {(body) => (
        <>
          <Field label="Předmět" id="subject" error={form.errors?.['subject']}>
            {(wiring) => (
              <Input {...wiring} name="subject" maxLength={140} defaultValue={fieldText(values, 'subject')} />
            )}
          </Field>
          <Field
            label="Text"
            id="body"
            error={form.errors?.['body']}
            hint="Markdown: ## nadpis, **tučně**, [odkaz](/adresa), odrážky. Odkazy i obrázky od lomítka vedou na náš web."
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                ref={body}
                name="body"
                rows={18}
                defaultValue={fieldText(values, 'body')}
              />
            )}
          </Field>
        </>
      )}
    </SavedForm>
  );
}
