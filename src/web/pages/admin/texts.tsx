import { redirect, useNavigation } from 'react-router';
import { z } from 'zod';
import { checkFields } from '../../../contract/check-fields.ts';
import {
  beginArticle,
  beginPartner,
  listArticles,
  listTexts,
  partnerKinds,
  slugPattern,
  type TextEntry,
} from '../../../features/content/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame, ListHead } from './admin-frame.tsx';
import { ExportLink } from './export-link.tsx';
import { loadForRole } from './load-for-role.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { keepInput, refused } from '../../form-answer.ts';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
import { NewArticle, NewPartner, NewQuestion } from './new-text-forms.tsx';
import { adminTextsUrl, adminTextUrl } from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const names = {
  pages: 'Stránky',
  blog: 'Blog',
  faq: 'Časté dotazy',
  partners: 'Partneři',
  downloads: 'Ke stažení',
} as const;

export async function loader({ context, url }: RouteArgs) {
  const texts = await loadForRole(url, context, listTexts);
  const { articles } = await loadFromApi(context, listArticles);
  const pictures = new Map(articles.map(({ picture: { address, alt } }) => [address, alt]));
  return {
    groups: [
      ...Map.groupBy(
        texts.filter(({ removed }) => !removed),
        ({ collection }) => collection,
      ),
    ],
    removed: texts.filter((each) => each.removed),
    pictures: [...pictures].map(([address, alt]) => ({ address, alt })),
    now: Date.now(),
  };
}

/** Creates a text: if its URL is free, opens the editor with a template. */
export async function action({ context, request, url }: RouteArgs) {
  requireUser(context, url);
  const values = await readForm(request);
  const given = (name: string) => fieldText(values, name).trim();
  if (given('wish') === 'question') {
    const wrong = checkQuestion(values);
    if (Object.keys(wrong).length > 0)
      return refused(
        422,
        { code: 'invalid-input', message: 'Zkontroluj vyznačená pole.', fields: wrong },
        values,
      );
    throw redirect(
      `${adminTextUrl('faq', given('group'))}?${new URLSearchParams({ otazka: given('question') })}`,
      303,
    );
  }
  const slug = given('slug');
  if (given('wish') === 'partner') {
    const kind = partnerKinds.find((each) => each === given('kind')) ?? 'oddíl';
    const body = { name: given('name'), slug, kind, town: given('town') };
    const answer = await callApi(context, beginPartner, { body });
    if (!answer.ok) return refused(answer.status, answer.error, values);
    const asked = new URLSearchParams({ nazev: body.name, druh: kind, mesto: body.town });
    throw redirect(`${adminTextUrl('partners', slug)}?${asked}`, 303);
  }
  const body = { title: given('title'), slug, picture: given('picture') };
  const answer = await callApi(context, beginArticle, { body });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  const asked = new URLSearchParams({ nazev: body.title, obrazek: body.picture });
  throw redirect(`${adminTextUrl('blog', slug)}?${asked}`, 303);
}

const checkQuestion = checkFields(
  z.object({ question: z.string().trim().min(5).max(200), group: z.string().regex(slugPattern) }),
);

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AdminTextsPage({
  loaderData: { groups, removed, pictures, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice, close] = useNotice();
  const busy = useNavigation().formData !== undefined;
  const asked = actionData && fieldText(actionData.values, 'wish');
  /** The result of the last submission, for the form it belongs to. */
  const sent = (wish: string) => ({ busy, answer: asked === wish ? actionData : undefined });
  const questionGroups = groups.flatMap(([collection, texts]) => (collection === 'faq' ? texts : []));
  return (
    <AdminFrame>
      <PageHead title="Texty webu" path={adminTextsUrl} index={false} />
      <ListHead title="Texty webu">
        <ExportLink list="texts" />
      </ListHead>
      <p className={text.secondary}>
        Změna je na webu hned. <a href="#novy-clanek">Nový článek</a>, <a href="#nova-otazka">nová otázka</a>,{' '}
        <a href="#novy-partner">nový partner</a>
      </p>
      {notice === 'stazeno' && (
        <Alert severity="success" onClose={close} scrollHere>
          Text je z webu pryč. Najdeš ho dole mezi staženými a uložením ho vrátíš.
        </Alert>
      )}
      {groups.map(([collection, texts]) => (
        <section
          key={collection}
          className={classNames(layout.panel, layout.stack)}
          aria-labelledby={collection}
        >
          <h2 id={collection}>{names[collection]}</h2>
          <ul className={layout.stackSmall}>
            {texts.map((entry) => (
              <Entry key={entry.slug} entry={entry} now={now} />
            ))}
          </ul>
        </section>
      ))}
      {removed.length > 0 && (
        <section className={classNames(layout.panel, layout.stack)} aria-labelledby="stazene">
          <h2 id="stazene">Stažené z webu</h2>
          <ul className={layout.stackSmall}>
            {removed.map((entry) => (
              <Entry key={entry.collection + entry.slug} entry={entry} now={now} />
            ))}
          </ul>
        </section>
      )}
      <NewArticle pictures={pictures} {...sent('article')} />
      <NewQuestion groups={questionGroups} {...sent('question')} />
      <NewPartner {...sent('partner')} />
    </AdminFrame>
  );
}

const Entry = ({ entry: { collection, slug, title, savedAt }, now }: { entry: TextEntry; now: number }) => (
  <li>
    <PageLink to={adminTextUrl(collection, slug)}>{title}</PageLink>{' '}
    <span className={text.small}>{formatMoment(savedAt, now)}</span>
  </li>
);
