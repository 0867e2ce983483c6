import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { useBazaar } from '../use-bazaar.ts';
import { signInFor } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar({
  env: {
    OPERATOR_NAME: 'Jan Novák',
    CONTACT_EMAIL: 'napis@bazar.example',
    ADMIN_EMAILS: 'spravce@example.cz',
  },
});

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const facts = z.looseObject({ '@type': z.string() });

/** The structured data of a page, by type. */
async function factsOf(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return new Map(texts.map((text) => facts.parse(JSON.parse(text))).map((fact) => [fact['@type'], fact]));
}

/** Runs the content command beside the running server. */
function runContent(...words: string[]) {
  return spawnSync(process.execPath, ['run.mjs', 'src/commands/content.ts', ...words], {
    env: { ...process.env, DATA_DIR: bazaar.dataDir, LOG_LEVEL: 'error' },
    encoding: 'utf8',
  });
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`a question to the operator is stored and mailed ${how} JavaScript; an invalid form preserves the input`, async () => {
    const page = await visit({ javaScript, device: 'phone' });
    const sender = `eva-${how}@example.cz`;
    await page.goto('/kontakt?tema=question');
    expect(await page.getByLabel('Téma').inputValue()).toBe('question');
    await page.getByLabel('Jméno').fill(`Eva ${how}`);
    await page.getByLabel('E-mail', { exact: true }).fill(sender);
    await page.getByLabel('Zpráva').fill('Krátké');
    await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
    await page.getByText('Řetězec musí mít alespoň 10 znaků').first().waitFor();
    expect(await page.getByLabel('Jméno').inputValue()).toBe(`Eva ${how}`);
    await page.getByLabel('Zpráva').fill(`Kde najdu svoje inzeráty, ${how}?`);
    await page.getByRole('button', { name: 'Odeslat zprávu' }).click();
    await page.getByText('Zpráva odešla').waitFor();
    const email = await bazaar.post.emailTo(
      'napis@bazar.example',
      new RegExp(`^Dotaz k bazaru: zpráva od Eva ${how}$`),
    );
    expect(email.text).toContain(`> Kde najdu svoje inzeráty, ${how}?`);
    await bazaar.post.emailTo(sender, /^Tvoje zpráva je u nás$/);
    const rows = await bazaar.query(`select topic from operator_messages where sender_email = '${sender}'`);
    expect(rows).toEqual([{ topic: 'question' }]);
  });

  test(`a question is found by a word of its answer ${how} JavaScript`, async () => {
    const page = await visit({ javaScript });
    await page.goto('/caste-dotazy');
    if (javaScript) await waitForHydration(page);
    await page.getByRole('searchbox', { name: 'Hledat v dotazech' }).fill('kurýr');
    if (!javaScript) await page.locator('main').getByRole('button', { name: 'Hledat' }).click();
    await page.getByRole('status').filter({ hasText: '1\u00a0odpověď' }).waitFor();
    await page.getByText('K\u00a0přijetí peněz nikdo nepotřebuje tvou kartu').waitFor();
    await page.getByRole('searchbox', { name: 'Hledat v dotazech' }).fill('velociraptor');
    if (!javaScript) await page.locator('main').getByRole('button', { name: 'Hledat' }).click();
    await page.getByText('Na tohle tu odpověď není').waitFor();
  });
}

test('from the footer to an article, its links to listings, and another article', async () => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await heading(page, 'Blog');
  await page.getByRole('link', { name: /Flex bez záhad/ }).click();
  await heading(page, 'Flex bez záhad');
  await page.evaluate(() => Reflect.set(window, 'stayed', true));
  await page.locator('article').getByRole('link', { name: 'Florbalky', exact: true }).click();
  await page.waitForURL('**/vyhledavani/florbalky');
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

test('an answer in the URL fragment is expanded', async () => {
  const page = await visit();
  await page.goto('/caste-dotazy#co-je-flex');
  await page.getByText('Průhyb shaftu v\u00a0milimetrech').waitFor();
});

test('every page has the right structured data', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/blog/delka-florbalky');
  const article = await factsOf(page);
  expect(article.get('Article')).toMatchObject({
    datePublished: '2026-11-21',
    dateModified: '2026-11-26',
    author: { name: 'Florbalový bazar', url: `${bazaar.url}/o-nas` },
    image: [
      `${bazaar.url}/nahledy/blog/delka-florbalky.jpg?v=2026-11-26`,
      `${bazaar.url}/kresby/delka-florbalky.svg`,
    ],
  });
  expect(article.get('BreadcrumbList')?.['itemListElement']).toHaveLength(3);
  await page.getByText('naposledy upraveno 26. listopadu 2026').waitFor();
  await page
    .getByRole('link', { name: 'Florbalový bazar', exact: true })
    .and(page.locator('[rel="author"]'))
    .waitFor();
  const feed = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
  expect(feed).toBe('/blog/atom.xml');
  await page.goto('/caste-dotazy');
  expect((await factsOf(page)).get('FAQPage')?.['mainEntity']).toHaveLength(33);
  await page.goto('/caste-dotazy?q=flex');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await page.goto('/kontakt');
  expect((await factsOf(page)).get('Organization')).toMatchObject({
    legalName: 'Jan Novák',
    email: 'napis@bazar.example',
  });
});

test('the feed of the blog is valid Atom', async () => {
  const page = await visit();
  const response = await page.request.get('/blog/atom.xml');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  await page.goto('/blog');
  const read = await page.evaluate(async () => {
    const xml = new DOMParser().parseFromString(
      await (await fetch('/blog/atom.xml')).text(),
      'application/xml',
    );
    const texts = (of: ParentNode, name: string) =>
      [...of.querySelectorAll(`:scope > ${name}`)].map((each) => each.textContent);
    const entries = [...xml.querySelectorAll('entry')];
    return {
      wrong: xml.querySelectorAll('parsererror').length,
      root: `${xml.documentElement.namespaceURI} ${xml.documentElement.localName}`,
      feed: ['id', 'title', 'updated', 'author'].map((name) => texts(xml.documentElement, name).length),
      entries: entries.map((entry) =>
        ['id', 'title', 'updated', 'summary'].map((name) => texts(entry, name).length),
      ),
      ids: entries.map((entry) => texts(entry, 'id')[0]),
      times: entries.flatMap((entry) => texts(entry, 'updated')),
    };
  });
  expect(read).toMatchObject({ wrong: 0, root: 'http://www.w3.org/2005/Atom feed', feed: [1, 1, 1, 1] });
  expect(read.entries).toEqual(Array.from({ length: 12 }, () => [1, 1, 1, 1]));
  expect(new Set(read.ids).size).toBe(12);
  for (const time of read.times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test('every document can be downloaded and states its size', async () => {
  const page = await visit({ javaScript: false });
  await page.goto('/ke-stazeni');
  const links = page.locator('main a[href$=".pdf"]');
  expect(await links.count()).toBe(9);
  for (const link of await links.all()) {
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(await page.getByText(/^PDF, \d+\u00a0kB, \d\u00a0stran/).count()).toBe(9);
});

test('a text changes without a deploy, and hostile Markdown produces no script', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bazar-texts-')), 'pages');
  mkdirSync(folder);
  const file = join(folder, 'o-nas.md');
  writeFileSync(
    file,
    '---\ntitle: O nás jinak\ndescription: Jiný popis\n---\n\nNová slova. <script>document.title = "zlo"</script> <img src=x onerror="document.title = \'zlo\'"> [klik](javascript:alert(1))\n',
  );
  const saved = runContent('save', file);
  expect(saved.stderr + saved.stdout).toContain('Saved');
  const page = await visit();
  await expect
    .poll(
      async () => {
        await page.goto('/o-nas');
        return page.title();
      },
      { timeout: 15_000 },
    )
    .toBe('O nás jinak | Florbalový bazar');
  await page.getByText('Nová slova. <script>').waitFor();
  expect(await page.locator('main a', { hasText: 'klik' }).count()).toBe(0);
  const wrong = runContent('save', join(folder, 'neni.md'));
  expect(wrong.status).not.toBe(0);
});

test('a partner gets a page, and an unknown one returns 404', async () => {
  const page = await visit();
  await page.goto('/partneri');
  await page.getByText('Zatím tu žádný partner není').waitFor();
  expect((await fetch(`${bazaar.url}/partneri/fbc-pokus`)).status).toBe(404);
  const folder = join(mkdtempSync(join(tmpdir(), 'bazar-texts-')), 'partners');
  mkdirSync(folder);
  const file = join(folder, 'fbc-pokus.md');
  writeFileSync(
    file,
    '---\nname: FBC Pokus\nkind: oddíl\ntown: Brno\ndescription: Oddíl z Brna\nsince: 2026-11-21\nweb: https://fbc-pokus.example/\npaid: ano\n---\n\nHrajeme od rána.\n',
  );
  const saved = runContent('save', file);
  expect(saved.stderr + saved.stdout).toContain('Saved');
  await page.goto('/partneri/fbc-pokus');
  await heading(page, 'FBC Pokus');
  await page.getByText('Placená spolupráce').waitFor();
  // A paid link is marked as sponsored.
  const link = page.getByRole('link', { name: 'Web partnera' });
  expect(await link.getAttribute('rel')).toBe('sponsored noopener');
});

test('an admin previews a text before saving it, and it is published at once', async () => {
  const page = await visit({ javaScript: false });
  const admin = { email: 'spravce@example.cz', post: bazaar.post };
  await signInFor(page, admin, '/sprava/texty', 'Texty webu');
  await page.getByRole('region', { name: 'Stránky' }).getByRole('link', { name: 'Spolupráce' }).click();
  await heading(page, 'Spolupráce');
  const source = page.getByLabel('Markdown se záhlavím');
  const before = await source.inputValue();
  await source.fill('Bez záhlaví.');
  await page.getByRole('button', { name: 'Náhled' }).click();
  await page
    .getByText(/Záhlaví nad textem není v ?.?pořádku/)
    .first()
    .waitFor();
  await source.fill(before.replace('## Pro turnaje a akce', '## Pro turnaje, akce a soustředění'));
  await page.getByRole('button', { name: 'Náhled' }).click();
  await page.getByRole('region', { name: 'Náhled' }).getByText('Pro turnaje, akce a soustředění').waitFor();
  const visitor = await visit();
  await visitor.goto('/spoluprace');
  await visitor.getByRole('heading', { name: 'Pro turnaje a akce' }).waitFor();
  await page.getByLabel('Důvod změny').fill('přibyla soustředění');
  await page.getByRole('button', { name: 'Uložit' }).click();
  await page.getByText('Uloženo, na webu je to hned.').waitFor();
  await expect
    .poll(
      async () => {
        await visitor.goto('/spoluprace');
        return visitor.getByRole('heading', { name: 'Pro turnaje, akce a soustředění' }).count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await page.goto('/sprava/denik');
  await page.getByText('přibyla soustředění').waitFor();
});

test('pages of text are prerendered, and so are their data for client navigation', async () => {
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await fetch(`${bazaar.url}/builds/latest.json`)).json());
  const ready = z.object({ prerendered: z.array(z.string()) });
  const paths = async () =>
    ready.parse(await (await fetch(`${bazaar.url}/builds/meta/${id}.json`)).json()).prerendered;
  await expect.poll(paths, { timeout: 15_000 }).toContain('/blog/delka-florbalky');
  expect(await paths()).toEqual(
    expect.arrayContaining(['/o-nas', '/obchodni-podminky', '/caste-dotazy', '/kontakt']),
  );
  const page = await visit();
  await page.goto('/o-nas');
  await waitForHydration(page);
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('.data') && asked.push(request.url())));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Spolupráce' }).click();
  await heading(page, 'Spolupráce');
  expect(asked.map((url) => new URL(url).pathname)).toContain('/spoluprace.data');
});

test('on the narrowest phone the header is one row, and a wide table fits without horizontal scrolling', async () => {
  const page = await visit({ javaScript: false, device: 'phone' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/zpracovani-osobnich-udaju');
  const middleOf = async (name: string) => {
    const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox();
    return box ? Math.round(box.y + box.height / 2) : undefined;
  };
  const name = await middleOf('Florbalový bazar, domů');
  expect(name).toBeDefined();
  expect(await middleOf('Oblíbené')).toBe(name);
  const table = page.getByRole('region', { name: 'Co zpracováváme a proč, tabulka' });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await table.getByRole('cell', { name: 'e-mail, jméno a veřejné jméno' }).waitFor();
});
