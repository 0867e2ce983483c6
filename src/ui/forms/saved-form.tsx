import { type ReactNode, type RefObject, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../actions/button.tsx';
import layout from '../layout/layout.module.css';
import { useWholeFormDraft } from './form-draft.ts';
import type { FieldErrorMessages, FormFields } from './form-fields.ts';
import { SentForm } from './sent-form.tsx';

/** A form of versioned content; `values` are the saved ones, or those of a submission that failed. */
export type SavedFormProps = {
  values: FormFields;
  errors: FieldErrorMessages | undefined;
  version?: number;
  /** Key under which unsaved input is stored in this tab. */
  draft: string;
  /** Further buttons, each of which saves the form first. */
  children?: ReactNode;
};

/** Saves a new version and shows it. `children` receives the ref for the text area; its unsaved form stays in this tab. */
export function SavedForm({
  errors,
  version,
  draft,
  buttons,
  children,
  ...form
}: Omit<SavedFormProps, 'values' | 'children'> & {
  buttons: ReactNode;
  children: (written: RefObject<HTMLTextAreaElement | null>) => ReactNode;
  className?: string | undefined;
  'aria-label'?: string;
}) {
  const written = useRef<HTMLTextAreaElement>(null);
  useWholeFormDraft(written, draft);
  const busy = useNavigation().formData?.get('wish') === 'save';
  return (
    <SentForm errors={errors} {...form}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children(written)}
      <div className={layout.row}>
        <Button name="wish" value="save" busy={busy}>
          Uložit a ukázat
        </Button>
        {buttons}
      </div>
    </SentForm>
  );
}
