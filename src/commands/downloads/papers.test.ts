import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { paperFile, paperOf } from './paper.ts';
import { isTagged, languageOf, pagesOf, titleOf } from '../downloads.ts';

const folder = new URL('../../../content/downloads/', import.meta.url);
const slugs = readdirSync(fileURLToPath(folder)).flatMap((name) =>
  name.endsWith('.md') ? [name.slice(0, -'.md'.length)] : [],
);
const printed = JSON.parse(readFileSync(new URL('printed.json', folder), 'utf8'));

it('the site has nine downloads', () => {
  expect(slugs).toHaveLength(9);
});

it.each(slugs)('%s.pdf is tagged, Czech, titled and up to date with its source', (slug) => {
  const pdf = readFileSync(paperFile(slug));
  const { title, hash } = paperOf(slug);
  expect(isTagged(pdf)).toBe(true);
  expect(languageOf(pdf)).toBe('cs');
  expect(titleOf(pdf)).toBe(title);
  // When this fails, run npm run downloads.
  expect(printed[slug]).toEqual({ source: hash, bytes: pdf.length, pages: pagesOf(pdf) });
});

it.each(slugs)('every picture and table of %s has an accessible name', (slug) => {
  const { html } = paperOf(slug);
  for (const [picture] of html.matchAll(/<img [^>]*>/g)) expect(picture).toMatch(/ alt="[^"]+"/);
  for (const [drawing] of html.matchAll(/<svg [^>]*>/g)) expect(drawing).toMatch(/aria-label="[^"]+"/);
  for (const [table] of html.matchAll(/<table class="(?!signs)[\s\S]*?<\/table>/g))
    expect(table).toContain('scope="row"');
});
