import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Article, ArticleCard } from './contract.ts';
import { type Document, libraryOf } from './library.ts';
import { anchorOf } from './markdown.ts';
import { renderDocument } from './prerender.ts';
import { typeset } from '../../contract/typography.ts';
import { placeholdersOf } from './placeholders.ts';
import { compareCzech } from '../../contract/compare-czech.ts';

const wordsPerMinute = 200;
const relatedArticles = 3;

/** Articles, newest first; filtered by a tag if given. Tags are counted over all articles. */
export async function articles(platform: Platform, tag: string | undefined) {
  const all = (await libraryOf(platform)).all('blog').map(cardOf).toSorted(newestFirst);
  const tags = new Map<string, { slug: string; name: string; count: number }>();
  for (const each of all.flatMap((card) => card.tags)) {
    const known = tags.get(each.slug);
    if (known) known.count += 1;
    else tags.set(each.slug, { ...each, count: 1 });
  }
  return {
    articles: all.filter((card) => tag === undefined || card.tags.some(({ slug }) => slug === tag)),
    tags: [...tags.values()].toSorted((one, other) => compareCzech(one.name, other.name)),
  };
}

/** An article, and the articles that share most tags with it. */
export async function article(
  platform: Platform,
  slug: string,
): Promise<{ article: Article; related: ArticleCard[] } | Refusal<'not-found'>> {
  const [library, placeholders] = await Promise.all([libraryOf(platform), placeholdersOf(platform)]);
  const document = library.get('blog', slug);
  if (!document) return refuse('not-found');
  const card = cardOf(document);
  const own = new Set(card.tags.map((tag) => tag.slug));
  const shared = (other: ArticleCard) => other.tags.filter((tag) => own.has(tag.slug)).length;
  const related = library
    .all('blog')
    .map(cardOf)
    .filter((other) => other.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one) || newestFirst(one, other))
    .slice(0, relatedArticles);
  const { prices } = document.front;
  return {
    article: { ...card, next: nextOf(document), prices, ...renderDocument(document, placeholders) },
    related,
  };
}

/** An article as shown in lists; undefined when there is none with this slug. */
export async function articleBySlug(
  platform: Pick<Platform, 'db' | 'log'>,
  slug: string,
): Promise<ArticleCard | undefined> {
  const document = (await libraryOf(platform)).get('blog', slug);
  return document && cardOf(document);
}

const newestFirst = (one: ArticleCard, other: ArticleCard) =>
  other.published.localeCompare(one.published) || one.slug.localeCompare(other.slug);

function cardOf({ slug, front, body }: Document<'blog'>): ArticleCard {
  const count = body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return {
    slug,
    title: typeset(front.title),
    description: typeset(front.description),
    tags: front.tags.map((name) => ({ slug: anchorOf(name), name })),
    published: front.published,
    changed: front.changed ?? front.published,
    minutes: Math.max(1, Math.round(count / wordsPerMinute)),
    picture: { address: front.picture, alt: front.alt },
  };
}

function nextOf({ front }: Document<'blog'>): Article['next'] {
  const [label = '', address = ''] = (front.next ?? '').split('|').map((part) => part.trim());
  return address ? { label, address } : undefined;
}
