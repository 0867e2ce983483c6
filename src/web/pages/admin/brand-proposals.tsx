import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { noticeParameter } from '../../../contract/signed-out.ts';
import { adminBrandProposalsUrl, adminBrandsUrl, searchUrl } from '../../../contract/urls.ts';
import {
  addBrandAlias,
  addBrandLine,
  type BrandProposals,
  dismissBrandWord,
  listBrandProposals,
  listManagedBrands,
} from '../../../features/brands/contract.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { callApi, loadFromApi } from '../../api-client.ts';
import { DoneNotice } from '../../done-notice.tsx';
import { type FormAnswer, keepInput, refused } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { readForm } from '../../read-form.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';
import { AdminFrame } from './admin-frame.tsx';
import { loadForRole } from './load-for-role.ts';

export async function loader({ context, url }: RouteArgs) {
  const proposals = await loadForRole(url, context, listBrandProposals);
  const { brands } = await loadFromApi(context, listManagedBrands);
  return { proposals, brands: brands.map(({ slug, name }) => ({ value: slug, label: name })) };
}

export async function action({ request, context, url }: RouteArgs) {
  requireUser(context, url);
  const fields = await readForm(request);
  const answer = await asked(context, fields);
  if (!answer.ok) return refused(answer.status, answer.error, fields);
  throw redirect(`${adminBrandProposalsUrl}?${noticeParameter}=ulozeno`, 303);
}

function asked(context: RouteArgs['context'], fields: FormFields) {
  const given = (name: string) => fieldText(fields, name);
  const params = { slug: given('brand') || '-' };
  switch (given('wish')) {
    case 'alias':
      return callApi(context, addBrandAlias, { params, body: { alias: given('text') } });
    case 'line':
      return callApi(context, addBrandLine, {
        params,
        body: { line: given('text'), category: given('category') },
      });
    default:
      return callApi(context, dismissBrandWord, {
        body: { word: given('word'), dismissed: given('wish') === 'dismiss' },
      });
  }
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

/** Words of real listings that are neither a brand nor a line yet, each with what it may be. */
export default function AdminBrandProposalsPage({
  loaderData: { proposals, brands },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const isEmpty = proposals.brands.length + proposals.lines.length === 0;
  return (
    <AdminFrame>
      <PageHead title="Návrhy značek, správa" path={adminBrandProposalsUrl} index={false} />
      <PageLink to={adminBrandsUrl}>Všechny značky</PageLink>
      <h1>Co katalog nezná</h1>
      <p className={text.secondary}>
        Značky a modely, které inzerenti píšou aspoň ve dvou aktivních inzerátech. Ukázkové inzeráty se
        nepočítají.
      </p>
      <DoneNotice texts={{ ulozeno: 'Uloženo.' }} />
      {isEmpty && (
        <EmptyState title="Nic nového">Všechno, co inzerenti píšou častěji, katalog zná.</EmptyState>
      )}
      {proposals.brands.length > 0 && <h2>Neznámé značky</h2>}
      {proposals.brands.map((each) => (
        <Proposal key={each.word} of={each} answer={answerOf(actionData, each.word)}>
          <LinkButton to={addUrl(each)} variant="secondary">
            Přidat jako značku
          </LinkButton>
          <Field label="Je to jiný zápis značky" error={answerTo(actionData, each.word)}>
            {(wiring) => <Select {...wiring} name="brand" placeholder="Vyber značku" options={brands} />}
          </Field>
          <Button variant="secondary" name="wish" value="alias">
            Přidat jako zápis
          </Button>
        </Proposal>
      ))}
      {proposals.lines.length > 0 && <h2>Neznámé modely</h2>}
      {proposals.lines.map((each) => (
        <Proposal key={each.word} of={each} brand={each.brand} answer={answerOf(actionData, each.word)}>
          {answerTo(actionData, each.word) && (
            <Alert severity="error">{answerTo(actionData, each.word)?.join(' ')}</Alert>
          )}
          <input type="hidden" name="brand" value={each.brand.slug} />
          <input type="hidden" name="category" value={each.categories[0] ?? ''} />
          <Button variant="secondary" name="wish" value="line">
            Přidat jako řadu
          </Button>
        </Proposal>
      ))}
      <Dismissed words={proposals.dismissed} />
    </AdminFrame>
  );
}

type Word = BrandProposals['brands'][number];

const answerOf = (answer: FormAnswer | undefined, word: string) =>
  answer && fieldText(answer.values, 'word') === word ? answer : undefined;

/** Beside what was chosen of a word, all that was wrong. */
function answerTo(answer: FormAnswer | undefined, word: string): string[] | undefined {
  const own = answerOf(answer, word);
  if (!own) return undefined;
  const sentences = Object.values(own.fields).flat();
  if (sentences.length > 0) return sentences;
  return [own.code === 'not-found' ? 'Vyber značku ze seznamu.' : own.message];
}

function addUrl({ text: name, categories }: Word): string {
  const query = new URLSearchParams([['jmeno', name], ...categories.map((each) => ['kategorie', each])]);
  return `${adminBrandsUrl}?${query}#nova`;
}

type ProposalProps = {
  of: Word;
  brand?: { name: string };
  answer: FormAnswer | undefined;
  children: ReactNode;
};

function Proposal({ of, brand, answer, children }: ProposalProps) {
  const name = brand ? `${brand.name} ${of.text}` : of.text;
  return (
    <SentForm errors={answer?.fields} className={layout.panel} aria-label={name}>
      <h3>{name}</h3>
      <p className={text.secondary}>
        {counted(of.listings, ['inzerát', 'inzeráty', 'inzerátů'])} od{' '}
        {counted(of.advertisers, ['inzerenta', 'inzerentů', 'inzerentů'])} ·{' '}
        <PageLink to={`${searchUrl}?kind=all&q=${encodeURIComponent(of.text)}`}>ukázat</PageLink>
      </p>
      <input type="hidden" name="word" value={of.word} />
      <input type="hidden" name="text" value={of.text} />
      {children}
      <Button variant="secondary" name="wish" value="dismiss">
        Nenabízet
      </Button>
    </SentForm>
  );
}

function Dismissed({ words }: { words: BrandProposals['dismissed'] }) {
  if (words.length === 0) return undefined;
  return (
    <section className={layout.panel} aria-labelledby="nenabizene">
      <h2 id="nenabizene">Nenabízená slova</h2>
      <ul className={layout.stackSmall}>
        {words.map(({ word, text: name }) => (
          <li key={word}>
            <SentForm errors={undefined} className={layout.row}>
              <input type="hidden" name="word" value={word} />
              {name}
              <Button variant="secondary" name="wish" value="propose" aria-label={`Zase nabízet ${name}`}>
                Zase nabízet
              </Button>
            </SentForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
