import { blogUrl } from '../../../contract/urls.ts';
import type { ArticleCard } from '../../content/contract.ts';
import { xmlHead, xmlText } from '../xml.ts';

/** Days are told as their noon in UTC, which is the same day in Prague. */
const moment = (day: string) => `${day}T12:00:00Z`;
/** Of a blog without an article: it has never been updated, and says so every time. */
const never = '1970-01-01';

/** The blog as an Atom feed (RFC 4287), the newest article first. */
export function blogText(appUrl: string, articles: readonly ArticleCard[]): string {
  const page = appUrl + blogUrl;
  const updated = articles.reduce((last, { changed }) => (changed > last ? changed : last), never);
  const lines = [
    `<id>${xmlText(page)}</id>`,
    '<title>Florbalový bazar: blog</title>',
    `<updated>${moment(updated)}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(page)}/atom.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    `<icon>${xmlText(appUrl)}/favicon.svg</icon>`,
    '<author><name>Florbalový bazar</name></author>',
    ...articles.map((article) => entryText(article, page)),
  ];
  return `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="cs">\n${lines.join('\n')}\n</feed>\n`;
}

function entryText(article: ArticleCard, page: string): string {
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
