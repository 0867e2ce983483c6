import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { frontMatterSchemas, splitSource } from '../../features/content/front-matter.ts';
import { formatDate } from '../../features/listings/components/format-time.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root));
const dataAddress = (type: string, path: string) => `data:${type};base64,${read(path).toString('base64')}`;

/** The poster's QR code is inserted when it is served, because only a running bazaar knows its address. */
export const posterSlug = 'plakat-do-haly';

/** Path of a printed paper; the poster is not in `public/`, because it is not served unchanged. */
export const paperFile = (slug: string): URL =>
  new URL(slug === posterSlug ? `content/downloads/${slug}.pdf` : `public/ke-stazeni/${slug}.pdf`, root);

export type Paper = {
  slug: string;
  title: string;
  /** A self-contained HTML page, so that it prints the same anywhere. */
  html: string;
  /** Hash of the page; a PDF with another one is outdated. */
  hash: string;
};

/** A paper as it is printed: its text from `content/downloads` with the common styles. */
export function paperOf(slug: string): Paper {
  const { front } = splitSource(read(`content/downloads/${slug}.md`).toString());
  const { title, version, changed } = frontMatterSchemas.downloads.parse(front);
  const body = read(`content/downloads/${slug}.html`)
    .toString()
    .replace('{qr}', placeholder)
    .replace('{logo}', dataAddress('image/svg+xml', 'public/brand/logo.svg'))
    .replace('{logoInverse}', dataAddress('image/svg+xml', 'public/brand/logo-inverse.svg'));
  const style = read('content/downloads/paper.css')
    .toString()
    .replace(/^\/\*.*?\*\//, '');
  const edition = `Verze ${version}, ${formatDate(changed)}`;
  const head =
    slug === posterSlug
      ? ''
      : `<header><img alt="Florbalový bazar" src="${dataAddress('image/svg+xml', 'public/brand/logo.svg')}"><p>${edition}</p></header>`;
  const foot = slug === posterSlug ? `<p class="small">${edition}</p>` : '';
  const html = `<!doctype html>
<html lang="cs"><head><meta charset="utf-8"><title>${title}</title><style>
${typeface('node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', 'U+0000-00FF, U+2000-206F, U+20AC')}
${typeface('src/ui/fonts/archivo-czech.woff2', 'U+0100-017F')}
${style}</style></head><body>${head}<main>${body}</main>${foot}</body></html>`;
  return { slug, title, html, hash: createHash('sha256').update(html).digest('base64url') };
}

const typeface = (path: string, range: string) =>
  `@font-face { font-family: Archivo; font-weight: 100 900; font-stretch: 62% 125%; unicode-range: ${range}; src: url(${dataAddress('font/woff2', path)}) format('woff2'); }`;

/** A grey picture of 33 × 33 pixels, which reserves the place of the QR code. */
const placeholder =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACEAAAAhCAAAAAByj52zAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIklEQVQ4jWP4f4IAZCCk4ATDqBknRsPj/2j6+D+aX05gQACAWMgNI6kETwAAAABJRU5ErkJggg==';
