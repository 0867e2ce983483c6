import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Form, redirect, useNavigation, useRevalidator } from 'react-router';
import { counted, outOf } from '../../../contract/czech.ts';
import { draftDays } from '../../../contract/retention.ts';
import {
  membershipUrl,
  sampleTableUrl,
  severalSignInUrl,
  severalUrl,
  stepOfDraft,
  wizardUrls,
} from '../../../contract/urls.ts';
import { BatchRows } from '../../../features/batch/components/batch-rows.tsx';
import styles from '../../../features/batch/components/batch.module.css';
import { FileTile } from '../../../features/batch/components/file-tile.tsx';
import { Done, PublishBar } from '../../../features/batch/components/publish-bar.tsx';
import { PhotoPile } from '../../../features/batch/components/photo-pile.tsx';
import { SharedFacts } from '../../../features/batch/components/shared-facts.tsx';
import { uploadAll } from '../../../features/batch/components/upload-all.ts';
import { addBatchRows, maxRows, publishBatch, saveBatch } from '../../../features/batch/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Alert, ErrorAlert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldList, fieldText } from '../../../ui/forms/form-fields.ts';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { callApi, loadFromApi } from '../../api-client.ts';
import { readCookie } from '../../cookies.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { noticeParameter, useNotice } from '../../notice.ts';
import { suggestPlacesInBrowser } from '../../suggest-places.ts';
import { changeSeveral } from './change-several.ts';
import { loadBatch, loadSeveral } from './load-several.ts';
import { readSeveralForm, rowsOf, sharedOf } from './several-form.ts';
import { useLiveSave } from './use-live-save.ts';

export const handle = { bottomBar: false };
export const headers = () => ({ 'cache-control': 'private, no-store' });

export function loader({ context, url }: RouteArgs) {
  requireUser(context, url, severalSignInUrl);
  return loadSeveral(context);
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url, severalSignInUrl);
  const batch = await loadBatch(context);
  const begin = async () => await callApi(context, addBatchRows, { body: { rows: [] } });
  const sent = await readSeveralForm(request, context, batch, async () => {
    if (batch) return batch.pile.albumId;
    const begun = await begin();
    return begun.ok ? begun.data.pile.albumId : undefined;
  });
  const { fields } = sent;
  const shared = await sharedOf(context, fields);
  const rows = rowsOf(fields, batch);
  if (!batch && shared) await begin();
  // Whichever button was pressed, the typed values are saved first.
  if (shared ?? rows[0]) {
    const saved = await callApi(context, saveBatch, { body: { shared: shared ?? {}, rows } });
    if (!saved.ok) return refused(saved.status, saved.error, fields);
  }
  if (sent.refusedPhotos.length > 0) {
    const photos = sent.refusedPhotos.map(({ name, message }) => `${name}: ${message}`);
    return refused(422, { code: 'invalid-input', message: '', fields: { photos } }, fields);
  }
  const [intent = '', id = ''] = fieldText(fields, 'intent').split(':');
  if (intent === 'publish') {
    const rc = readCookie(request, 'refCode')?.slice(0, 100);
    const { published, problems } = await loadFromApi(context, publishBatch, { body: rc ? { rc } : {} });
    return { published, problems };
  }
  const typed = new Blob([sent.table.byteLength > 0 ? sent.table : fieldText(fields, 'table')]);
  const done = await changeSeveral(context, {
    intent,
    id,
    typed,
    photoIds: fieldList(fields, 'photo'),
    each: fieldText(fields, 'each'),
  });
  if (done && !done.ok) return refused(done.status, done.error, fields);
  if (fieldText(fields, 'live')) return null;
  if (intent !== 'read') throw redirect(severalUrl);
  const loaded = ((await loadBatch(context))?.rows.length ?? 0) - (batch?.rows.length ?? 0);
  throw redirect(`${severalUrl}?${noticeParameter}=nacteno-${loaded}#radky`);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

const notSaved = 'Některý údaj se neuložil, protože ještě není v pořádku. U řádku stojí, co s ním.';

export default function AddSeveralPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { shared, pile, rows, categories, leaves, labels, free, limit, moreSold } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const { submit, state, data: live } = useLiveSave<typeof clientAction>(form);
  const unsaved = live && 'fields' in live ? (answerMessage(live) ?? notSaved) : undefined;
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [failed, setFailed] = useState<readonly string[]>([]);
  const busy = useNavigation();
  const doing = busy.formMethod === 'POST' ? busy.formData?.get('intent') : undefined;
  const answer = actionData && 'fields' in actionData ? actionData : undefined;
  const done = actionData && 'published' in actionData ? actionData : undefined;
  const message = answerMessage(answer);
  const [notice, closeNotice] = useNotice();
  const loaded = Number(/^nacteno-(\d{1,3})$/.exec(notice ?? '')?.[1]);

  const assigned = rows.reduce((sum, { photos }) => sum + photos.length, 0);
  const lacks = (name: string) => rows.some(({ missing }) => missing[name] !== undefined);

  async function upload(albumId: string | undefined, files: readonly File[]) {
    if (files.length === 0) return;
    const failures = await uploadAll(albumId, files, setNote);
    setFailed(failures);
    await revalidate();
  }

  return (
    <div className={classNames(layout.wrap, layout.pageHead, layout.stack)}>
      <PageHead title="Vložit víc věcí najednou" path={severalUrl} index={false} />
      <h1>Vložit víc věcí najednou</h1>
      <p className={text.secondary}>
        Máš {counted(free, ['volnou kartu', 'volné karty', 'volných karet'])} {outOf(limit)}, každý řádek
        zabere jednu, ať má kusů kolik chce. Rozepsaných řádků může být {maxRows}, držíme je {draftDays} dní.
      </p>
      <ErrorAlert message={message} />
      {done && <Done {...done} left={rows.length} />}
      <Form
        action={severalUrl}
        method="post"
        encType="multipart/form-data"
        ref={form}
        noValidate
        preventScrollReset
        className={layout.stack}
      >
        {/* First submit button of the form, so that Enter in a field saves. */}
        <button name="intent" value="save" className={text.hidden} tabIndex={-1}>
          Uložit
        </button>
        <div className={styles.intake}>
          <section className={classNames(layout.panel, layout.stackSmall)} aria-labelledby="tabulka">
            <h2 id="tabulka" className={styles.heading}>
              <Icon of={ClipboardPaste} />
              Tabulka
            </h2>
            <Field
              label="Řádky z tabulky"
              id="table"
              optional
              note=""
              error={answer?.fields['table']}
              hint={
                <>
                  Zkopíruj řádky z Excelu nebo Tabulek a vlož je sem, nebo napiš každou věc na řádek. Sloupce
                  poznáme sami.{' '}
                  <a href={sampleTableUrl} download>
                    Stáhnout vzor
                  </a>
                </>
              }
            >
              {(wiring) => (
                <TextArea
                  {...wiring}
                  key={rows.length}
                  name="table"
                  rows={3}
                  className={styles.pasted}
                  spellCheck={false}
                  wrap="off"
                  defaultValue={answer ? fieldText(answer.values, 'table') : ''}
                />
              )}
            </Field>
            {/* Emptied once its rows are loaded, so that they are not loaded again. */}
            <TableFile key={`file ${rows.length}`} />
            <Button name="intent" value="read" size="tap" busy={doing === 'read'}>
              Načíst do řádků
            </Button>
          </section>
          <PhotoPile
            photos={pile.photos}
            assigned={assigned}
            note={note}
            errors={[...failed, ...(answer?.fields['photos'] ?? [])]}
            onFiles={(files) => void upload(pile.albumId, files)}
          />
        </div>
        {rows.length > 0 && (
          <section id="radky" className={layout.stack} aria-label="Řádky k vystavení">
            {loaded > 0 && !done && !answer && (
              <Alert
                key={rows.length}
                severity="success"
                title={`Načteno ${counted(loaded, ['řádek', 'řádky', 'řádků'])}`}
                scrollHere
                onClose={closeNotice}
              />
            )}
            <SharedFacts
              values={shared}
              handovers={loaderData.handovers}
              states={loaderData.states}
              place={{ ...loaderData.place, suggest: suggestPlacesInBrowser }}
              lacking={{
                place: lacks('place') || lacks('placeName') || lacks('placeDistrict'),
                description: lacks('description'),
              }}
            />
            <BatchRows
              rows={rows}
              categories={categories}
              leaves={leaves}
              labels={labels}
              problems={Object.fromEntries(
                (done?.problems ?? []).map(({ rowId, message: why }) => [rowId, why]),
              )}
              hasPile={pile.photos.length > 0}
              fullFormTo={(id) => stepOfDraft(wizardUrls.offer.details, id)}
              onFiles={(albumId, files) => void upload(albumId, files)}
              onPhotoDrop={(rowId, photo) =>
                void submit({ intent: `assign:${rowId}`, photo, live: '1' }, { method: 'post' })
              }
            />
          </section>
        )}
        <Button name="intent" value="add" variant="tertiary" icon={Plus} busy={doing === 'add'}>
          Přidat řádek
        </Button>
        {unsaved && <Alert severity="error">{unsaved}</Alert>}
        {rows.length > 0 && (
          <PublishBar
            rows={rows}
            free={free}
            membershipTo={moreSold ? membershipUrl : undefined}
            saving={state !== 'idle'}
            publishing={doing === 'publish'}
          />
        )}
      </Form>
    </div>
  );
}

function TableFile() {
  const [name, setName] = useState('');
  return (
    <FileTile
      name="tableFile"
      accept=".csv,.tsv,.txt,.xlsx"
      onChange={({ target }) => setName(target.files?.[0]?.name ?? '')}
    >
      {name === '' ? 'Přidat soubor CSV nebo XLSX' : `Vybráno: ${name}`}
    </FileTile>
  );
}
