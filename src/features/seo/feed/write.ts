import { latest } from '../sitemap/entries.ts';
import { xmlHead, xmlText } from '../xml.ts';
import type { FeedEntry } from './find-entries.ts';
import { blogFeedUrl, blogUrl } from '../../../contract/urls.ts';
import type { ArticleCard } from '../../content/contract.ts';

type Feed = {
  appUrl: string;
  /** Title of the search: `Florbalky, do 800 Kč`. */
  name: string;
  /** Paths of the feed and of the page with the same search. */
  path: string;
  page: string;
  entries: readonly FeedEntry[];
};

/** `updated` of an empty feed, constant so that its ETag is stable. */
const neverUpdated = new Date(0);

/**
 * Atom 1.0 (RFC 4287). Identifiers are `tag:` URIs of the listing's number, so that a new title, a renewal or a move
 * to https is not a new entry to readers.
 */
export function atomText({ appUrl, name, path, page, entries }: Feed): string {
  const tag = `tag:${new URL(appUrl).hostname},2026:`;
  const updated = latest(entries.map((entry) => entry.updated)) ?? neverUpdated;
  return feedText(
    {
      appUrl,
      id: `${tag}hledani${path}`,
      title: `Florbalový bazar: ${name}`,
      updated: updated.toISOString(),
      self: appUrl + path,
      page: appUrl + page,
    },
    entries.map((entry) => entryText(entry, appUrl, tag)),
  );
}

type Head = { appUrl: string; id: string; title: string; updated: string; self: string; page: string };

function feedText({ appUrl, id, title, updated, self, page }: Head, entries: readonly string[]): string {
  const lines = [
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<icon>${xmlText(appUrl)}/favicon.svg</icon>`,
    '<author><name>Florbalový bazar</name></author>',
    ...entries,
  ];
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="cs">\n${lines.join('\n')}\n</feed>\n`;
}

function entryText(entry: FeedEntry, appUrl: string, tag: string): string {
  const { id, title, path, published, updated, summary, picture } = entry;
  return [
    '<entry>',
    `<id>${xmlText(`${tag}inzerat/${id}`)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(appUrl + path)}"/>`,
    ...(picture ? [`<link rel="enclosure" type="image/webp" href="${xmlText(appUrl + picture)}"/>`] : []),
    `<published>${published.toISOString()}</published>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<summary>${xmlText(summary)}</summary>`,
    '</entry>',
  ].join('\n');
}

/** Days are expressed as noon in UTC, which is the same day in Prague. */
const moment = (day: string) => `${day}T12:00:00Z`;

/** The blog as an Atom feed (RFC 4287), newest article first. */
export function blogText(appUrl: string, articles: readonly ArticleCard[]): string {
  const page = appUrl + blogUrl;
  const updated = articles.reduce(
    (last, { changed }) => (changed > last ? changed : last),
    neverUpdated.toISOString().slice(0, 10),
  );
  return feedText(
    {
      appUrl,
      id: page,
      title: 'Florbalový bazar: blog',
      updated: moment(updated),
      self: appUrl + blogFeedUrl,
      page,
    },
    articles.map((article) => articleText(article, page)),
  );
}

function articleText(article: ArticleCard, page: string): string {
  const { slug, title, description, published, changed, tags } = article;
  const address = xmlText(`${page}/${slug}`);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${moment(published)}</published>`,
    `<updated>${moment(changed)}</updated>`,
    `<summary>${xmlText(description)}</summary>`,
    ...tags.map((tag) => `<category term="${tag.slug}" label="${xmlText(tag.name)}"/>`),
    '</entry>',
  ].join('\n');
}
