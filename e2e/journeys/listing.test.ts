import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { builtInCode } from '../../src/features/places/districts.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { waitForHydration } from '../wizard.ts';

const title = 'Unihoc Epic s <b>fotkami</b>';

const { bazaar, visit } = await useBazaar();
let path: string;
beforeAll(async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  // An advertiser's first listing is held for review because of the link.
  await postStick(seller, { title: 'Podobná hůl vedle' });
  const description = 'První řádek.\nDruhý řádek, <script>alert(1)</script> a https://podvod.example.';
  const hidden = { place: builtInCode('Kuřim', 'CZ0643'), placeShown: 'district' };
  path = addressOf(await postStick(seller, { title, description, ...hidden }, 3));
});

const addressOf = (id: number, slug = 'unihoc-epic-s-b-fotkami-b') => `/inzerat/${slug}-${id}`;
const seen = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Náhledy fotek' })
    .locator('[aria-current=true]')
    .getAttribute('aria-label');

test('an old URL redirects permanently to the current one, and so does its message form', async () => {
  const id = path.split('-').at(-1);
  for (const tail of ['', '/napsat']) {
    const answer = await fetch(`${bazaar.url}/inzerat/stary-nazev-${id}${tail}?rc=KAMIL1`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${path}${tail}?rc=KAMIL1`);
  }
});

test('the description is rendered as plain text with its line breaks', async () => {
  const page = await visit();
  await page.goto(path);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  const words = await page.getByRole('region', { name: 'Popis' }).innerText();
  expect(words).toContain('První řádek.\nDruhý řádek, <script>alert(1)</script> a https://podvod.example.');
  expect(await page.getByRole('region', { name: 'Popis' }).getByRole('link').count()).toBe(0);
  await page.getByRole('link', { name: 'Podobná hůl vedle' }).waitFor();
});

test('a listing that shows only its district exposes nothing more precise', async () => {
  const html = await (await fetch(bazaar.url + path)).text();
  expect(html).toContain('Inzerent ukazuje jen okres.');
  expect(html).toContain('Brno-venkov');
  // Excludes the seconds of a time, such as 21:36:16.531.
  expect(html).not.toMatch(/Kuřim|(?<!\d:)(49\.29|16\.53)/);
});

test('the gallery works by arrow keys, by thumbnails and in full screen', async () => {
  const page = await visit();
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('group', { name: /^Fotky vedle sebe/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => seen(page)).toBe('Fotka 2');
  await page.getByRole('button', { name: 'Další fotka' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => seen(page)).toBe('Fotka 3');
  // The button disappears at the end, so focus moves to the photos.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => seen(page)).toBe('Fotka 2');
  await page.getByRole('link', { name: 'Fotka 1', exact: true }).click();
  await expect.poll(() => seen(page)).toBe('Fotka 1');

  await page.getByRole('link', { name: `${title}, fotka 1, zvětšit` }).click();
  const whole = page.getByRole('dialog', { name: `Fotky: ${title}` });
  await whole.getByText('1 / 3').waitFor();
  await page.keyboard.press('ArrowRight');
  await whole.getByText('2 / 3').waitFor();
  await page.keyboard.press('Escape');
  await whole.waitFor({ state: 'detached' });
  await expect.poll(() => seen(page)).toBe('Fotka 2');
  await page.locator(':focus', { has: page.getByRole('img', { name: `${title}, fotka 2` }) }).waitFor();
});

test('Back closes the full-screen photos and stays on the listing', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto('/');
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('link', { name: `${title}, fotka 1, zvětšit` }).click();
  const whole = page.getByRole('dialog', { name: `Fotky: ${title}` });
  await whole.getByText('1 / 3').waitFor();
  await page.goBack();
  await whole.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('photos can be swiped by finger', async () => {
  const page = await visit({ device: 'phone' });
  await page.goto(path);
  await waitForHydration(page);
  const box = await page.getByRole('group', { name: /^Fotky vedle sebe/ }).boundingBox();
  if (!box) throw new Error('The gallery cannot be seen');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const finger = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await finger('touchStart', 330);
  for (let x = 310; x > 60; x -= 20) await finger('touchMove', x);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => seen(page)).toBe('Fotka 2');
});

test('the share button copies the URL by one press, without a layout shift', async () => {
  for (const device of ['desktop', 'phone'] as const) {
    const page = await visit({ device });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(path);
    await waitForHydration(page);
    const share = page.getByRole('button', { name: 'Sdílet', exact: true });
    await share.scrollIntoViewIfNeeded();
    const places = () =>
      Promise.all([page.getByRole('heading', { level: 1 }), share].map((part) => part.boundingBox()));
    const before = await places();
    await share.click();
    const address = page.getByLabel('Adresa inzerátu');
    expect(await address.inputValue()).toBe(bazaar.url + path);
    expect(await places()).toEqual(before);
    const box = await address.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
    await page.getByRole('button', { name: 'Zkopírovat odkaz' }).click();
    await page.getByText('Odkaz je zkopírovaný.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bazaar.url + path);
    await page.keyboard.press('Escape');
    await address.waitFor({ state: 'hidden' });
    expect(await share.evaluate((button) => document.activeElement === button)).toBe(true);
  }
});

test('the facts fit on the narrowest phone, and with text twice as large', async () => {
  for (const narrow of ['320 100%', '390 200%', '320 200%']) {
    const [width, letters = ''] = narrow.split(' ');
    const page = await visit();
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.goto(path);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    for (const fact of await page.locator('h1 ~ dl dd').all()) {
      const cut = await fact.evaluate((dd) =>
        [...dd.children].some(
          (part) =>
            getComputedStyle(part).position !== 'absolute' &&
            (part.scrollWidth > part.clientWidth + 1 ||
              part.getBoundingClientRect().right > (dd.parentElement?.getBoundingClientRect().right ?? 0)),
        ),
      );
      expect(cut, `${await fact.innerText()} at ${narrow}`).toBe(false);
    }
  }
});

test('without JavaScript the URL to share is visible as text', async () => {
  const plain = await visit({ javaScript: false });
  await plain.goto(path);
  await plain.getByRole('button', { name: 'Sdílet', exact: true }).click();
  const address = plain.getByLabel('Adresa inzerátu');
  await address.waitFor();
  expect(await address.inputValue()).toBe(bazaar.url + path);
});

/** Records the names of the elements in each view transition so far. */
async function watchTransitions(page: Page): Promise<() => Promise<string | undefined>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return /^::view-transition-group\((photo|title)\)$/.exec(name ?? '')?.[1] ?? [];
        });
        const { dataset } = document.documentElement;
        dataset['seen'] = `${dataset['seen'] ?? ''}${[...new Set(parts)].toSorted().join(' and ')}; `;
      });
      return transition;
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset['seen']);
}

test('photo and title of a card animate into the listing and back to the card', async () => {
  const page = await visit();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const withViewTransition = await watchTransitions(page);
  await page.goto(path);
  await waitForHydration(page);
  const card = page.getByRole('link', { name: 'Podobná hůl vedle' });
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'Podobná hůl vedle' }).waitFor();
  await expect.poll(withViewTransition).toBe('photo and title; ');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expect.poll(withViewTransition).toBe('photo and title; photo and title; ');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('nothing is animated with reduced motion', async () => {
  const page = await visit();
  const withViewTransition = await watchTransitions(page);
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Podobná hůl vedle' }).click();
  await page.getByRole('heading', { level: 1, name: 'Podobná hůl vedle' }).waitFor();
  expect(await withViewTransition()).toBeUndefined();
});

const inactive = 'Tento inzerát již není aktivní.';
for (const [state, sentence, advice] of [
  ['sold', inactive, 'Nejspíš už hraje u někoho jiného.'],
  ['withdrawn', inactive, 'Podívej se na podobné inzeráty.'],
  ['expired', inactive, 'Podívej se na podobné inzeráty.'],
  ['resting', inactive, 'Podívej se na podobné inzeráty.'],
  ['held', inactive, 'Podívej se na podobné inzeráty.'],
  ['blocked', 'Inzerát porušoval podmínky inzerce a byl smazán.', 'Podívej se na podobné inzeráty.'],
] as const) {
  test(`a listing that is ${state} returns 410 with an explanation and live listings below`, async () => {
    const [row] = await bazaar.query<{ id: number }>(`
      insert into listings select (jsonb_populate_record(listing,
        jsonb_build_object('id', nextval('listings_id_seq'), 'title', 'Hůl u konce', 'state', '${state}'))).*
      from listings listing where title = 'Podobná hůl vedle' and state = 'active' returning id`);
    const page = await visit();
    const answer = await page.goto(addressOf(row?.id ?? 0, 'hul-u-konce'));
    expect(answer?.status()).toBe(410);
    await page.getByRole('heading', { level: 1, name: sentence }).waitFor();
    await page.getByText(advice, { exact: true }).waitFor();
    // The title is shown, unless the listing was taken down.
    const named = await page.locator('main').getByText('Hůl u konce', { exact: true }).count();
    const isNamed = state !== 'blocked' && state !== 'held';
    expect(named > 0).toBe(isNamed);
    expect((await page.title()).startsWith('Hůl u konce')).toBe(isNamed);
    expect(
      await page.getByRole('region', { name: 'Podobné inzeráty' }).getByRole('article').count(),
    ).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).not.toContain('drží tvar');
  });
}

test('a nonexistent listing returns 404 with the error message for products', async () => {
  const page = await visit();
  for (const address of [addressOf(999_999), '/inzerat/bez-cisla']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Chyba při načítání produktu' }).waitFor();
    await page
      .getByText('Produkt se nepodařilo načíst. Zkontrolujte prosím URL nebo zkuste znovu později.')
      .waitFor();
  }
});

test('a listing with corrupted data shows the same message', async () => {
  const page = await visit({ mayFail: /inzerat/ });
  await page.goto('/');
  await waitForHydration(page);
  await page.route('**/inzerat/**.data*', (route) =>
    route.fulfill({ status: 200, body: 'tohle nejsou data' }),
  );
  await page.locator('main').getByRole('link', { name: 'Podobná hůl vedle' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Chyba při načítání produktu' }).waitFor();
  await page.getByRole('alert').getByText('Produkt se nepodařilo načíst.').waitFor();
  await page.unroute('**/inzerat/**.data*');
  await page.getByRole('link', { name: 'Zkusit znovu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Podobná hůl vedle' }).waitFor();
});

test('a nonexistent page says so and links home', async () => {
  const page = await visit({ device: 'phone' });
  const answer = await page.goto('/tady/nic/neni');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Neexistující stránka' }).waitFor();
  await page.getByText('Mrzí nás to, ale požadovanou stránku jsme nenalezli.').waitFor();
  await page.getByRole('link', { name: 'Zpět na úvod' }).click();
  await page.getByRole('heading', { level: 1, name: 'Výbava, která ještě chce hrát.' }).waitFor();
  expect(bazaar.output).toContain('Page Not Found: /tady/nic/neni');
});
