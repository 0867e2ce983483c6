import { redirect, useNavigation } from 'react-router';
import { beginArticle, listArticles, listTexts, type TextEntry } from '../../../features/content/contract.ts';
import { formatMoment } from '../../../features/listings/components/format-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { AdminFrame } from './admin-frame.tsx';
import admin from './admin.module.css';
import { loadAsAdmin } from './load-as-admin.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { answerMessage, type FormAnswer, keepTyped, refused } from '../../form-answer.ts';
import { readForm } from '../../read-form.ts';
import { requireUser } from '../../signed-in.ts';
import { useNotice } from '../../notice.ts';
import { PageHead } from '../../page-head.tsx';
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
  const texts = await loadAsAdmin(url, context, listTexts);
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

/** Begins an article: once its address is free, the editor opens with a template. */
export async function action({ context, request, url }: RouteArgs) {
  requireUser(context, url);
  const values = await readForm(request);
  const [title = '', slug = '', picture = ''] = ['title', 'slug', 'picture'].map((name) =>
    fieldText(values, name),
  );
  const answer = await callApi(context, beginArticle, { body: { title, slug, picture } });
  if (!answer.ok) return refused(answer.status, answer.error, values);
  const asked = new URLSearchParams({ nazev: title, obrazek: picture });
  throw redirect(`${adminTextUrl('blog', slug)}?${asked}`, 303);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function AdminTextsPage({
  loaderData: { groups, removed, pictures, now },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const [notice, close] = useNotice();
  return (
    <AdminFrame>
      <PageHead title="Texty webu" path={adminTextsUrl} index={false} />
      <h1>Texty webu</h1>
      <p className={text.secondary}>
        Změna je na webu hned. <a href="#novy-clanek">Nový článek</a>
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
      <NewArticle pictures={pictures} answer={actionData} />
    </AdminFrame>
  );
}

const Entry = ({ entry: { collection, slug, title, savedAt }, now }: { entry: TextEntry; now: number }) => (
  <li>
    <PageLink to={adminTextUrl(collection, slug)}>{title}</PageLink>{' '}
    <span className={text.small}>{formatMoment(savedAt, now)}</span>
  </li>
);

const articleFields = [
  { name: 'title', label: 'Název', hint: 'Nadpis článku, třeba „Jak vybrat délku florbalky“.' },
  {
    name: 'slug',
    label: 'Adresa',
    hint: 'Malá písmena bez háčků, slova odděl pomlčkou: třeba delka-florbalky.',
  },
] as const;

/** Asks for what an article cannot begin without. */
function NewArticle({
  pictures,
  answer,
}: {
  pictures: readonly { address: string; alt: string }[];
  answer: FormAnswer | undefined;
}) {
  const busy = useNavigation().formData !== undefined;
  const typed = answer?.values ?? {};
  const message = answerMessage(answer);
  return (
    <SentForm errors={answer?.fields} className={layout.panel} aria-labelledby="novy-clanek">
      <h2 id="novy-clanek">Nový článek</h2>
      {message && <Alert severity="error">{message}</Alert>}
      {articleFields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={answer?.fields[name]}>
          {(wiring) => <Input {...wiring} name={name} defaultValue={fieldText(typed, name)} />}
        </Field>
      ))}
      <ChoiceGroup legend="Obrázek" error={answer?.fields['picture']}>
        <div className={layout.row}>
          {pictures.map(({ address, alt }) => (
            <Checkbox
              key={address}
              type="radio"
              name="picture"
              value={address}
              defaultChecked={fieldText(typed, 'picture') === address}
              label={<img src={address} alt={alt} width="160" height="100" className={admin.photo} />}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Button busy={busy}>Začít psát</Button>
    </SentForm>
  );
}
