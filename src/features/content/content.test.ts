import { expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { databaseFromPool } from '../../platform/database/pool.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { article } from './articles.ts';
import { getText, listTexts, removeDocument, removeText, saveDocument, saveText } from './edit.ts';
import { downloads } from './feature.ts';
import { frontMatterProblem, splitSource } from './front-matter.ts';
import { libraryOf } from './library.ts';
import { contentFiles, loadContentFiles } from './load-files.ts';
import { contentPage, partner, partners, questions } from './pages.ts';
import { placeholdersOf } from './placeholders.ts';
import { withCzechFieldNames } from './components/front-matter-names.ts';
import { beginArticle, beginPartner } from './templates.ts';

const platform = await testPlatform();
const files = contentFiles();

/** Another process on the same database, with its own caches. */
const elsewhere = { ...platform, db: databaseFromPool(platform.pool) };

const page = (text: string, more = '') => `---\ntitle: Pokus\ndescription: Popis\n${more}---\n\n${text}\n`;

async function htmlOf(slug: string, version?: string, of = platform): Promise<string> {
  const found = await contentPage(of, slug, version);
  return isRefusal(found) ? found.refused : found.html;
}

it('loads all files at the first start and none at the second', async () => {
  expect(await loadContentFiles(platform)).toEqual({ taken: files.length, leftAside: [] });
  expect(await loadContentFiles(platform)).toEqual({ taken: 0, leftAside: [] });
});

it('every placeholder in the texts has a value', async () => {
  const placeholders = await placeholdersOf(platform);
  for (const { source } of files) {
    for (const [, word = ''] of source.matchAll(/\{(\w+)\}/g)) expect(placeholders).toHaveProperty(word);
  }
  expect(Object.values(placeholders)).not.toContain('undefined');
});

it('pages for everybody use the informal „ty“', async () => {
  for (const slug of ['cookies', 'pravidla-losovani', 'pristupnost']) {
    const source = files.find((file) => file.collection === 'pages' && file.slug === slug)?.source ?? '';
    expect(
      source.match(/(?<!\p{L})(vás|vám|váš\p{L}*|vaš\p{L}*|\p{L}+(íte|áte|ujete))(?!\p{L})/giu),
    ).toBeNull();
  }
});

it('fills in the operator of this installation', async () => {
  const config = {
    ...platform.config,
    appUrl: 'https://bazar.example',
    operator: { name: 'Jan Novák', id: '12345678', address: 'Brno' },
  };
  const html = await htmlOf('obchodni-podminky', undefined, { ...platform, config });
  expect(html).toContain('bazar.example');
  expect(html).toContain('Jan Novák, IČO 12345678, se sídlem Brno');
});

it('a saved text is shown at once, also in other processes', async () => {
  await saveDocument(platform, { collection: 'pages', slug: 'pokus' }, page('První znění.'));
  expect(await htmlOf('pokus', undefined, elsewhere)).toContain('První znění.');
  await saveDocument(elsewhere, { collection: 'pages', slug: 'pokus' }, page('Druhé znění.'));
  expect(await htmlOf('pokus')).toContain('Druhé znění.');
});

it('a text saved by somebody else meanwhile is not overwritten', async () => {
  const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
  const named = { collection: 'pages', slug: 've-dvou' } as const;
  const save = (words: string, revision?: number) =>
    saveText(platform, admin, named, { source: page(words), reason: 'oprava', revision });
  const written = await save('První.', 0);
  if (isRefusal(written)) throw new Error(written.refused);
  expect(await save('Druhé z okna, které o prvním neví.', 0)).toEqual(refuse('text-changed-elsewhere'));
  expect(await save('Kolega.', written.revision)).toMatchObject({ source: page('Kolega.') });
  expect(await save('Já.', written.revision)).toEqual(refuse('text-changed-elsewhere'));
  expect(await getText(platform, named)).toMatchObject({ source: page('Kolega.') });
  expect(await save('Program, který o zněních neví.')).not.toHaveProperty('refused');
  await removeDocument(platform, named);
  expect(await save('Znovu.', 0)).not.toHaveProperty('refused');
  await removeDocument(platform, named);
});

it('a text changed by somebody else meanwhile is not removed', async () => {
  const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
  const named = { collection: 'partners', slug: 'fbc-pokus' } as const;
  const sourceWith = (words: string) =>
    `---\nname: FBC Pokus\nkind: oddíl\ntown: Brno\ndescription: Oddíl\nsince: 2026-11-21\npaid: ne\n---\n\n${words}\n`;
  const save = async (words: string) => {
    const saved = await saveText(platform, admin, named, { source: sourceWith(words), reason: 'oprava' });
    return isRefusal(saved) ? undefined : saved.revision;
  };
  const remove = (revision?: number) => removeText(platform, admin, named, { reason: 'neplatí', revision });
  const opened = await save('Co jsem viděl.');
  const newest = await save('Co mezitím opravil kolega.');
  expect(await remove(opened)).toEqual(refuse('text-changed-elsewhere'));
  expect(await getText(platform, named)).toMatchObject({ removed: false, revision: newest });
  expect(await remove(newest)).not.toHaveProperty('refused');
  expect(await getText(platform, named)).toMatchObject({
    removed: true,
    title: 'FBC Pokus',
    source: expect.stringContaining('opravil kolega'),
  });
  expect(await listTexts(platform)).toContainEqual(expect.objectContaining({ ...named, removed: true }));
  expect(await save('Zase tu je.')).toBeGreaterThan(newest ?? 0);
  expect(await getText(platform, named)).toMatchObject({ removed: false });
  await removeDocument(platform, named);
});

it('an admin cannot remove a page that the site links to', async () => {
  const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
  const named = { collection: 'pages', slug: 'obchodni-podminky' } as const;
  expect(await removeText(platform, admin, named, { reason: 'omyl' })).toEqual(refuse('text-needed'));
  expect(await htmlOf(named.slug)).not.toBe('not-found');
});

it('a removed text is not found', async () => {
  await removeDocument(platform, { collection: 'pages', slug: 'pokus' });
  expect(await htmlOf('pokus', undefined, elsewhere)).toBe('not-found');
});

it('a text saved by somebody is not overwritten by the files of a later start', async () => {
  await saveDocument(platform, { collection: 'pages', slug: 'o-nas' }, page('Vlastní slova.'));
  expect(await loadContentFiles(platform)).toEqual({ taken: 0, leftAside: [] });
  expect(await htmlOf('o-nas')).toContain('Vlastní slova.');
});

it('a newer file of a text saved by somebody is reported, until its content is saved too', async () => {
  const text = { collection: 'pages', slug: 'spoluprace' } as const;
  await platform.db
    .updateTable('content_revisions')
    .set({ file_hash: 'of an older file' })
    .where('slug', '=', text.slug)
    .execute();
  await saveDocument(platform, text, page('Vlastní slova.'));
  expect(await loadContentFiles(platform)).toEqual({ taken: 0, leftAside: ['pages/spoluprace'] });
  expect(await htmlOf('spoluprace')).toContain('Vlastní slova.');
  const file = files.find(({ slug }) => slug === text.slug);
  await saveDocument(platform, text, file?.source ?? '');
  expect(await loadContentFiles(platform)).toEqual({ taken: 0, leftAside: [] });
});

it('a file of a new version replaces the previous one', async () => {
  await platform.db
    .updateTable('content_revisions')
    .set({ file_hash: 'of an older file' })
    .where('slug', '=', 'cookies')
    .execute();
  expect(await loadContentFiles(platform)).toEqual({ taken: 1, leftAside: [] });
});

it('earlier versions of a page with rules can be read', async () => {
  const rules = (version: number) =>
    page(`Znění ${version}.`, `version: ${version}\neffective: 2026-01-0${version}\n`);
  for (const version of [1, 2, 3]) {
    await saveDocument(platform, { collection: 'pages', slug: 'rad' }, rules(version));
  }
  expect(await contentPage(platform, 'rad', undefined)).toMatchObject({ version: '3', earlier: ['2', '1'] });
  expect(await htmlOf('rad', '1')).toContain(`Znění 1.`);
  expect(await htmlOf('rad', '9')).toBe('not-found');
});

it('an invalid front matter line is reported instead of dropped, unless it is a comment', () => {
  const source = (line: string) => `---\ntitle: Hole\norder: 2\n${line}\n---\n\nText`;
  expect(frontMatterProblem('faq', source(''))).toBeUndefined();
  expect(frontMatterProblem('faq', source('# order: 3'))).toBeUndefined();
  expect(frontMatterProblem('faq', source('- seznam'))).toContain('„- seznam“');
  expect(frontMatterProblem('faq', source('title: Podruhé'))).toContain('„title: Podruhé“');
});

it('a new article starts with a template, at an unused address', async () => {
  const begin = (slug: string) =>
    beginArticle(platform, { title: 'Jak na mantinel', slug, picture: '/kresby/brankar.svg' });
  expect(await begin('delka-florbalky')).toMatchObject({
    fields: { slug: [expect.stringContaining('už článek je')] },
  });
  const begun = await begin('jak-na-mantinel');
  const source = isRefusal(begun) ? begun.refused : begun.source;
  expect(source).toContain('nadpis: Jak na mantinel\n');
  expect(source).toContain('Velikosti');
  expect(frontMatterProblem('blog', source)?.match(/(?<=^|; )\p{L}+(?=:)/gu)).toEqual(['popis', 'štítky']);
  const written = source.replace('popis:', 'popis: O mantinelu').replace('štítky:', 'štítky: Hole');
  expect(frontMatterProblem('blog', written)).toBeUndefined();
});

it('a new partner starts with a template, in which only what the editor must supply is missing', async () => {
  const begins = { name: 'FBC Nový', slug: 'fbc-novy', kind: 'oddíl', town: 'Brno' } as const;
  const begun = await beginPartner(platform, begins);
  const source = isRefusal(begun) ? begun.refused : begun.source;
  expect(frontMatterProblem('partners', source)).toMatch(/^popis: /);
  const written = source.replace('popis:', 'popis: Oddíl z Brna.');
  expect(frontMatterProblem('partners', written)).toBeUndefined();
  await saveDocument(platform, { collection: 'partners', slug: begins.slug }, written);
  expect(await beginPartner(platform, begins)).toMatchObject({ fields: { slug: [expect.anything()] } });
  await removeDocument(platform, { collection: 'partners', slug: begins.slug });
});

it.each(files)('$collection/$slug is equivalent with its front matter in Czech', ({ collection, source }) => {
  const czech = withCzechFieldNames(source);
  expect(splitSource(czech)).toEqual(splitSource(source));
  expect(frontMatterProblem(collection, czech)).toBeUndefined();
  expect(czech).not.toMatch(/^(title|description|order|changed):/m);
});

it('a text that could not be rendered is refused with a reason', async () => {
  const save = (collection: 'blog' | 'pages', slug: string, source: string) =>
    saveDocument(platform, { collection, slug }, source);
  await expect(save('pages', 'Špatná adresa', page('x'))).rejects.toThrow('cannot be an address');
  await expect(save('pages', 'bez', 'Bez záhlaví.')).rejects.toThrow('nadpis');
  await expect(save('blog', 'cizi', page('x', 'picture: https://jinde.example/a.png\n'))).rejects.toThrow(
    'obrázek: must be an address of this site',
  );
});

it('cached texts are served while the database is down', async () => {
  const before = await libraryOf(platform);
  await platform.db.schema.alterTable('content_revisions').renameTo('content_away').execute();
  expect(await libraryOf(platform)).toBe(before);
  await expect(libraryOf({ ...platform, db: databaseFromPool(platform.pool) })).rejects.toThrow(
    'content_revisions',
  );
  await platform.db.schema.alterTable('content_away').renameTo('content_revisions').execute();
});

it('questions are found by prefixes of words, without diacritics', async () => {
  const all = await questions(platform, undefined);
  const written = files.filter(({ collection }) => collection === 'faq').map(({ source }) => source);
  expect(all.total).toBe([...written.join('\n').matchAll(/^## /gm)].length);
  const ids = all.groups.flatMap((group) => group.questions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(all.total);
  const flex = await questions(platform, 'PRUHYB flex');
  expect(flex.groups.flatMap((group) => group.questions.map(({ id }) => id))).toEqual(['co-je-flex']);
  expect((await questions(platform, 'velociraptor')).total).toBe(0);
});

it.each([
  ['jak dlouho platí inzerát?', 'jak-dlouho-inzerat-plati'],
  ['smazat účet', 'jak-smazu-ucet-a-stahnu-svoje-data'],
  ['kdo uvidí e-mail', 'uvidi-nekdo-muj-e-mail-a-telefon'],
  ['96/107', 'co-je-delka-shaftu-a-co-celkova-delka'],
  ['kolik stojí členství', 'co-dava-clenstvi-a-muzu-od-nej-odstoupit'],
])('searching „%s“ finds the answer', async (asked, id) => {
  const { groups } = await questions(platform, asked);
  expect(groups.flatMap((group) => group.questions.map((each) => each.id))).toContain(id);
});

it('partners are listed once there is one, and paid cooperation is labelled', async () => {
  expect(await partners(platform)).toEqual({ partners: [] });
  const source =
    '---\nname: FBC Pokus\nkind: oddíl\ntown: Brno\ndescription: Oddíl z Brna\nsince: 2026-11-21\npaid: ano\n---\n\nHrajeme.\n';
  await saveDocument(platform, { collection: 'partners', slug: 'fbc-pokus' }, source);
  expect((await partners(platform)).partners).toMatchObject([{ slug: 'fbc-pokus', paid: true }]);
  expect(await partner(platform, 'fbc-pokus')).toMatchObject({
    name: 'FBC Pokus',
    html: '<p>Hrajeme.</p>\n',
  });
  expect(await partner(platform, 'nikdo')).toHaveProperty('refused', 'not-found');
});

it('every listed download has been printed', async () => {
  const listed = (await downloads(platform)).downloads;
  expect(listed).toHaveLength(9);
  for (const { bytes, pages } of listed) expect(Math.min(bytes, pages)).toBeGreaterThan(0);
});

it('a link from one text to a section of a page or an article resolves', async () => {
  const sections = new Set<string>();
  for (const { collection, slug } of files) {
    if (collection === 'pages') {
      const found = await contentPage(platform, slug, undefined);
      if (!isRefusal(found)) for (const { id } of found.headings) sections.add(`/${slug}#${id}`);
    } else if (collection === 'blog') {
      const found = await article(platform, slug);
      if (!isRefusal(found)) for (const { id } of found.article.headings) sections.add(`/blog/${slug}#${id}`);
    }
  }
  const links = files.flatMap(({ source }) =>
    [...source.matchAll(/\]\((\/[^)]*#[^)]*)\)/g)].map(([, link]) => link),
  );
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) expect(sections).toContain(link);
});
