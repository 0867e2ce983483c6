import { useRef } from 'react';
import { data, redirect, useNavigation } from 'react-router';
import type { FieldErrors } from '../../../contract/errors.ts';
import {
  beginArticle,
  beginPartner,
  type Collection,
  collections,
  getText,
  listTexts,
  partnerKinds,
  previewText,
  removeText,
  saveText,
} from '../../../features/content/contract.ts';
import { withCzechFieldNames } from '../../../features/content/components/front-matter-names.ts';
import { useClearDraft, useWholeFormDraft } from '../../../ui/forms/form-draft.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { loadForRole } from './load-for-role.ts';
import { callApi } from '../../api-client.ts';
import { answerMessage, keepInput, refused } from '../../form-answer.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { pageNotFound } from '../../page-not-found.ts';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { adminTextsUrl, adminTextUrl } from '../../../contract/urls.ts';
import { Prose } from '../content/prose.tsx';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

/** A preview has no errors. */
const none: FieldErrors = {};

type Named = RouteArgs<'collection' | 'slug'>['params'];

/** The text a URL names; not found when its collection does not exist. */
function namedBy(
  context: RouteArgs<'collection' | 'slug'>['context'],
  url: URL,
  { collection, slug }: Named,
) {
  const known = collections.find((each) => each === collection);
  return known ? { collection: known, slug } : pageNotFound(context, url.pathname);
}

export async function loader({ context, url, params }: RouteArgs<'collection' | 'slug'>) {
  const named = namedBy(context, url, params);
  await loadForRole(url, context, listTexts);
  const answer = await callApi(context, getText, { params: named });
  if (!answer.ok && answer.status !== 404) pageNotFound(context, url.pathname);
  if (!answer.ok) return { ...named, known: undefined, source: await templateFor(context, url, named) };
  return { ...named, known: answer.data, source: withQuestion(withCzechFieldNames(answer.data.source), url) };
}

/**
 * Appends a question from the URL to the end of its group; the form on the page of texts links here with it.
 */
function withQuestion(source: string, { searchParams }: URL): string {
  const question = searchParams.get('otazka')?.replaceAll(/\s+/g, ' ').trim();
  return question ? `${source.trimEnd()}\n\n## ${question.slice(0, 200)}\n\n` : source;
}

/** The template of a new text, also chosen by the URL. */
async function templateFor(
  context: RouteArgs['context'],
  { searchParams }: URL,
  { collection, slug }: { collection: Collection; slug: string },
): Promise<string | undefined> {
  const given = (name: string) => searchParams.get(name) ?? '';
  const title = given('nazev');
  if (title === '') return undefined;
  if (collection === 'blog') {
    const body = { title, slug, picture: given('obrazek') };
    const answer = await callApi(context, beginArticle, { body });
    return answer.ok ? answer.data.source : undefined;
  }
  const kind = partnerKinds.find((each) => each === given('druh'));
  if (collection !== 'partners' || !kind) return undefined;
  const body = { name: title, slug, kind, town: given('mesto') };
  const answer = await callApi(context, beginPartner, { body });
  return answer.ok ? answer.data.source : undefined;
}

/** The revision the form was rendered with; undefined when missing. */
function revisionOf(values: FormFields): number | undefined {
  const revision = fieldText(values, 'revision');
  return /^\d{1,9}$/.test(revision) ? Number(revision) : undefined;
}

export async function action({ context, request, url, params: given }: RouteArgs<'collection' | 'slug'>) {
  requireUser(context, url);
  const params = namedBy(context, url, given);
  const values = await readForm(request);
  const [source, reason, wish] = ['source', 'reason', 'wish'].map((name) => fieldText(values, name));
  if (wish === 'preview') {
    const answer = await callApi(context, previewText, { params, body: { source: source ?? '' } });
    if (!answer.ok) return refused(answer.status, answer.error, values);
    return { code: 'preview', message: '', fields: none, values, preview: answer.data };
  }
  const change = { reason: reason ?? '', revision: revisionOf(values) };
  const answer =
    wish === 'remove'
      ? await callApi(context, removeText, { params, body: change })
      : await callApi(context, saveText, { params, body: { ...change, source: source ?? '' } });
  if (!answer.ok && answer.error.code === 'text-changed-elsewhere') {
    const theirs = await callApi(context, getText, { params });
    const { source: text = '', revision = '' } = theirs.ok ? theirs.data : {};
    const next = { ...values, revision: String(revision) };
    return data(
      {
        code: answer.error.code,
        message: answer.error.message,
        fields: none,
        values: next,
        text: withCzechFieldNames(text),
      },
      409,
    );
  }
  if (!answer.ok) return refused(answer.status, answer.error, values);
  throw redirect(
    wish === 'remove'
      ? `${adminTextsUrl}?zprava=stazeno`
      : `${adminTextUrl(params.collection, params.slug)}?zprava=ulozeno`,
    303,
  );
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminTextPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { collection, slug, known, source } = loaderData;
  const [notice, close] = useNotice();
  const busy = useNavigation().formData !== undefined;
  const path = adminTextUrl(collection, slug);
  const preview = actionData && 'preview' in actionData ? actionData.preview : undefined;
  const theirs = actionData && 'text' in actionData ? actionData.text : undefined;
  const message = preview || theirs !== undefined ? undefined : answerMessage(actionData);
  const revision = actionData ? fieldText(actionData.values, 'revision') : String(known?.revision ?? 0);
  const field = useRef<HTMLTextAreaElement>(null);
  // With a question appended, the draft is stored under another key than edits of the saved text.
  const draft = `${path} ${revision}${known && source !== withCzechFieldNames(known.source) ? ' otazka' : ''}`;
  useWholeFormDraft(field, draft);
  useClearDraft(notice === 'ulozeno', `${path} 0`);
  return (
    <AdminFrame>
      <PageHead title={known?.title ?? 'Nový text'} path={path} index={false} />
      <h1>{known?.title ?? 'Nový text'}</h1>
      {notice === 'ulozeno' && (
        <Alert severity="success" onClose={close} scrollHere>
          Uloženo, na webu je to hned.
        </Alert>
      )}
      {known?.removed && (
        <Alert severity="info">
          Text je stažený z webu. Tohle je jeho poslední znění, uložením ho vrátíš.
        </Alert>
      )}
      {known && !known.removed && (
        <p>
          Na webu: <PageLink to={known.address}>{known.address}</PageLink>
        </p>
      )}
      <SentForm errors={actionData?.fields}>
        {message && <Alert severity="error">{message}</Alert>}
        {theirs !== undefined && (
          <ChangedElsewhere
            text={theirs}
            removing={fieldText(actionData?.values ?? {}, 'wish') === 'remove'}
          />
        )}
        <input type="hidden" name="revision" value={revision} />
        <Field
          label="Markdown se záhlavím"
          id="source"
          error={actionData?.fields['source']}
          hint="Záhlaví má na řádku jméno a hodnotu, řádek s křížkem je poznámka. Slova ve složených závorkách doplní nastavení."
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              ref={field}
              name="source"
              rows={24}
              defaultValue={actionData ? fieldText(actionData.values, 'source') : source}
            />
          )}
        </Field>
        <Field
          label="Důvod změny"
          id="reason"
          error={actionData?.fields['reason']}
          hint="Zapíše se do deníku."
        >
          {(wiring) => (
            <Input
              {...wiring}
              name="reason"
              defaultValue={actionData ? fieldText(actionData.values, 'reason') : ''}
            />
          )}
        </Field>
        <div className={layout.row}>
          <Button name="wish" value="save" busy={busy}>
            {known?.removed ? 'Vrátit na web' : 'Uložit'}
          </Button>
          <Button name="wish" value="preview" variant="secondary">
            Náhled
          </Button>
          {known && !known.removed && collection !== 'pages' && (
            <Button name="wish" value="remove" variant="danger">
              Stáhnout z webu
            </Button>
          )}
        </div>
      </SentForm>
      {preview && (
        <section className={layout.panel} aria-label="Náhled">
          <h2>{preview.title}</h2>
          <Prose html={preview.html} wide />
        </section>
      )}
    </AdminFrame>
  );
}

/**
 * Somebody else has saved the text meanwhile: shows both versions, and submitting again overwrites theirs.
 */
function ChangedElsewhere({ text, removing }: { text: string; removing: boolean }) {
  return (
    <Alert severity="error" title="Mezitím to někdo změnil" scrollHere>
      <p>
        {removing
          ? 'Text zůstal na webu. Přečti si, co je teď uložené, a jestli má pryč i tak, stáhni ho znovu.'
          : 'Tvoje znění zůstalo ve formuláři. Přenes do něj z uloženého, co má platit, a ulož ho znovu.'}
      </p>
      <TextArea readOnly rows={12} value={text} aria-label="Znění, které je uložené" />
    </Alert>
  );
}
