import { type ReactNode, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FieldSentences, type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { useWholeFormDraft } from '../../../ui/forms/form-draft.ts';
import layout from '../../../ui/layout/layout.module.css';

/** Subject and Markdown of an issue; `values` is what is saved, or what came back unsaved. */
export function IssueForm({
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
  const body = useRef<HTMLTextAreaElement>(null);
  useWholeFormDraft(body, draft);
  const busy = useNavigation().formData?.get('wish') === 'save';
  return (
    <SentForm errors={errors}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Field label="Předmět" id="subject" error={errors?.['subject']}>
        {(wiring) => (
          <Input {...wiring} name="subject" maxLength={140} defaultValue={fieldText(values, 'subject')} />
        )}
      </Field>
      <Field
        label="Text"
        id="body"
        error={errors?.['body']}
        hint="Markdown: ## nadpis, **tučně**, [odkaz](/adresa), odrážky. Odkazy i obrázky od lomítka vedou na náš web."
      >
        {(wiring) => (
          <TextArea {...wiring} ref={body} name="body" rows={18} defaultValue={fieldText(values, 'body')} />
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
