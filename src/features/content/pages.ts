import { type Refusal, refuse } from '../../contract/errors.ts';
import { typeset } from '../../contract/typography.ts';
import type { Platform } from '../../platform/platform.ts';
import { tokens } from '../query-understanding/index.ts';
import type { ContentPage, Partner, PartnerCard, QuestionGroup } from './contract.ts';
import { type Document, libraryOf } from './library.ts';
import { anchorOf, renderMarkdown } from './markdown.ts';
import { fillIn, type Placeholders, placeholdersOf } from './placeholders.ts';
import { renderDocument } from './prerender.ts';
import { compareCzech } from '../../contract/compare-czech.ts';

/** A text page, optionally in an earlier version. */
export async function contentPage(
  platform: Platform,
  slug: string,
  version: string | undefined,
): Promise<ContentPage | Refusal<'not-found'>> {
  const [library, placeholders] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  const current = library.get('pages', slug);
  const earlier = library.earlier(slug);
  const page =
    version === undefined || version === current?.front.version
      ? current
      : earlier.find(({ front }) => front.version === version);
  if (!current || !page) return refuse('not-found');
  const { title, description, effective } = page.front;
  return {
    slug,
    title: typeset(title),
    description: typeset(fillIn(description, placeholders)),
    version: page.front.version,
    effective,
    earlier: earlier.flatMap(({ front }) => front.version ?? []),
    changed: page.savedAt.toISOString(),
    ...renderDocument(page, placeholders),
  };
}

export async function partners(platform: Platform): Promise<{ partners: PartnerCard[] }> {
  const all = (await libraryOf(platform)).all('partners').map(cardOf);
  return { partners: all.toSorted((one, other) => compareCzech(one.name, other.name)) };
}

export async function partner(platform: Platform, slug: string): Promise<Partner | Refusal<'not-found'>> {
  const [library, placeholders] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  const document = library.get('partners', slug);
  if (!document) return refuse('not-found');
  return {
    ...cardOf(document),
    advertiser: document.front.advertiser,
    ...renderDocument(document, placeholders),
  };
}

function cardOf({ slug, front }: Document<'partners'>): PartnerCard {
  const { name, kind, town, description, logo, web, since, paid } = front;
  return { slug, name, kind, town, description, logo, web, since, paid: paid === 'ano' };
}

/** Each second-level heading is a question, followed by its answer. */
export async function questions(platform: Platform, q: string | undefined) {
  const [library, placeholders] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  const wanted = wantedIn(q ?? '');
  const groups = library
    .all('faq')
    .toSorted((one, other) => one.front.order - other.front.order)
    .map((document) => groupOf(document, placeholders))
    .map((group) => ({ ...group, questions: group.questions.filter((each) => matchesAll(each, wanted)) }))
    .filter((group) => group.questions.length > 0);
  return { groups, total: groups.reduce((sum, group) => sum + group.questions.length, 0) };
}

type Question = QuestionGroup['questions'][number];

function groupOf({ slug, front, body }: Document<'faq'>, placeholders: Placeholders): QuestionGroup {
  const parts = fillIn(body, placeholders).split(/^## +/m).slice(1);
  return {
    slug,
    title: front.title,
    questions: parts.map((part): Question => {
      const [question = '', ...answer] = part.split('\n');
      return {
        id: anchorOf(question),
        question: typeset(question.trim()),
        html: renderMarkdown(answer.join('\n')).html,
      };
    }),
  };
}

/** Stop words of questions; they need not occur in the answer. */
const commonWords = new Set(
  'jak jaky jaka jake co kdo kdy kde kam kolik proc je jsou byt to se si mi mam mit muzu mohu jde da a i u v ve na do od za pro s z'.split(
    ' ',
  ),
);

function wantedIn(q: string): string[] {
  const all = tokens(q);
  const telling = all.filter((word) => !commonWords.has(word));
  return (telling.length > 0 ? telling : all).map(stemOf);
}

/** A prefix shared by other forms of the word: `smaz` of „smazat“, which finds „smažu“. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, word.length - 2));

/**
 * Whether every word is a prefix of a word in the question or its answer: `hul` finds both „hůl“ and „hůlka“. Word
 * joiners are ignored.
 */
function matchesAll({ question, html }: Question, wanted: readonly string[]): boolean {
  const known = tokens(`${question} ${html}`.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u2060', ''));
  return wanted.every((word) => known.some((each) => each.startsWith(word)));
}
