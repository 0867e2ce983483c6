import type { RouterContextProvider } from 'react-router';
import { adminListingUrl } from '../../../contract/urls.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import {
  addAdminNote,
  type AdminNote,
  noteLimits,
  removeAdminNote,
} from '../../../features/admin-notes/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import type { SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi } from '../../api-client.ts';
import admin from './admin.module.css';

export const noteNotices: Readonly<Record<string, string>> = {
  poznamka: 'Poznámka je uložená.',
  'poznamka-smazana': 'Poznámka je smazaná.',
};

/** Handles a form about notes; returns undefined for any other form. */
export async function changeNotes(context: Readonly<RouterContextProvider>, fields: FormFields) {
  const wish = fieldText(fields, 'wish');
  if (wish === 'note') {
    const body = { subject: fieldText(fields, 'subject'), note: fieldText(fields, 'note') };
    return { answer: await callApi(context, addAdminNote, { body }), notice: 'poznamka' };
  }
  if (wish !== 'remove-note') return undefined;
  const params = { id: fieldText(fields, 'noteId') };
  return { answer: await callApi(context, removeAdminNote, { params }), notice: 'poznamka-smazana' };
}

/** Internal notes of admins and moderators, and the form for another one. */
export function Notes({
  notes,
  subject,
  now,
  values,
  errors,
  message,
  busy,
}: SubmissionResult & {
  notes: readonly AdminNote[];
  /** The subject of the page; a note about another subject shows which. */
  subject: string;
  now: number;
  values: FormFields;
}) {
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby="poznamky">
      <h2 id="poznamky">Interní poznámky</h2>
      {notes.map((note) => (
        <article key={note.id} className={layout.stackSmall}>
          <p className={admin.words}>{note.note}</p>
          <p className={text.small}>
            {note.author ?? 'zrušený účet'}, {formatMoment(note.writtenAt, now)}
            {note.subject !== subject && (
              <>
                {', '}
                <PageLink to={adminListingUrl(Number(note.subject.slice('listing:'.length)))}>
                  {note.title ?? 'inzerát'}
                </PageLink>
              </>
            )}
          </p>
          <details>
            <summary>Smazat poznámku</summary>
            <SentForm errors={undefined} aria-label={`Smazat poznámku: ${note.note.slice(0, 40)}`}>
              <input type="hidden" name="noteId" value={note.id} />
              <Button name="wish" value="remove-note" variant="secondary" busy={busy}>
                Smazat
              </Button>
            </SentForm>
          </details>
        </article>
      ))}
      <SentForm errors={errors} aria-label="Přidat poznámku">
        {message && <Alert severity="error">{message}</Alert>}
        <input type="hidden" name="subject" value={subject} />
        <Field
          label="Nová poznámka"
          id="poznamka"
          hint="Vidí ji správci a moderátoři. Inzerent ji dostane v archivu svých dat, bez tvého jména, tak piš jen to, co platí."
          error={errors?.['note']}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="note"
              rows={3}
              limit={noteLimits.max}
              defaultValue={fieldText(values, 'note')}
            />
          )}
        </Field>
        <Button name="wish" value="note" variant="secondary" busy={busy}>
          Uložit poznámku
        </Button>
      </SentForm>
    </section>
  );
}
