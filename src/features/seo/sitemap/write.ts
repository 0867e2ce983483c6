import { xmlHead, xmlText } from '../xml.ts';
import type { Entry } from './entries.ts';
import type { SitemapPart } from './parts.ts';

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const place = (tag: string, address: string, changed: Date | undefined): string =>
  `<${tag}><loc>${xmlText(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${tag}>\n`;

/** The sitemap index, `/sitemap.xml`. */
export function sitemapIndex(appUrl: string, parts: readonly SitemapPart[]): string {
  const lines = parts.map(({ name, changed }) => place('sitemap', `${appUrl}/sitemap/${name}.xml`, changed));
  return `${xmlHead}<sitemapindex ${schema}>\n${lines.join('')}</sitemapindex>\n`;
}

/** One part of the sitemap, in chunks. */
export async function* sitemapText(
  appUrl: string,
  pieces: AsyncIterable<Entry[]> | Iterable<Entry[]>,
): AsyncIterable<string> {
  yield `${xmlHead}<urlset ${schema}>\n`;
  for await (const entries of pieces)
    yield entries.map(({ path, changed }) => place('url', appUrl + path, changed)).join('');
  yield '</urlset>\n';
}
