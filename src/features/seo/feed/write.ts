import { latest } from '../sitemap/entries.ts';
import { xmlHead, xmlText } from '../xml.ts';
import type { FeedEntry } from './find-entries.ts';

export type Feed = {
  appUrl: string;
  /** What it is a feed of: `Florbalky, do 800 Kč`. */
  name: string;
  /** Its own address and the page of the same search, as paths. */
  path: string;
  page: string;
  entries: readonly FeedEntry[];
};

/** Of a feed without any entry: it has never been updated, and says so every time. */
const never = new Date(0);

/**
 * Atom 1.0 (RFC 4287). Identifiers are `tag:` addresses of the listing's number, so that a new title, a renewal or a
 * move to https is not another listing to a reader.
 */
export function atomText({ appUrl, name, path, page, entries }: Feed): string {
  const tag = `tag:${new URL(appUrl).hostname},2026:`;
  const updated = latest(entries.map((entry) => entry.updated)) ?? never;
  const lines = [
    `<id>${xmlText(`${tag}hledani${path}`)}</id>`,
    `<title>${xmlText(`Florbalový bazar: ${name}`)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(appUrl + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(appUrl + page)}"/>`,
    `<icon>${xmlText(appUrl)}/favicon.svg</icon>`,
    '<author><name>Florbalový bazar</name></author>',
    ...entries.map((entry) => entryText(entry, appUrl, tag)),
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
