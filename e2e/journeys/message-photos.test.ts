import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  answerConversation,
  contactAdvertiser,
  listConversations,
  openMessageAlbum,
} from '../../src/features/conversations/contract.ts';
import { heic } from '../../test/specimens/photos.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { photoFile, postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

const question = 'Pošleš fotku čepele zespodu?';

/** A seller who has been asked for a photo by a buyer. */
async function asked(place: number) {
  const [seller, buyer] = [new ApiVisitor(bazaar, place), new ApiVisitor(bazaar, place + 1)];
  await seller.signIn();
  await buyer.signIn();
  const params = { id: await postStick(seller, { title: `Hůl na fotky ${place}` }) };
  const form = { name: 'Eva Nováková', email: buyer.email, message: question, consent: true } as const;
  await buyer.get(contactAdvertiser, { params, body: form });
  const names = async (of: ApiVisitor) => (await of.get(listConversations, {})).items[0];
  const [mine, theirs] = [await names(seller), await names(buyer)];
  return {
    seller,
    buyer,
    id: mine?.id ?? '',
    buyerName: mine?.other.name ?? '',
    sellerName: theirs?.other.name ?? '',
  };
}

const address = (id: string) => `/ucet/zpravy/${id}`;
const log = (page: Page) => page.getByRole('log');
const thumbs = (page: Page) => log(page).getByRole('link', { name: /zvětšit$/ });
const chooser = (page: Page) => page.getByLabel('Přidat fotky, nejvýš čtyři');
const gathered = (page: Page) => page.getByRole('list', { name: 'Fotky ke zprávě' }).getByRole('listitem');
const send = (page: Page) => page.getByRole('button', { name: 'Odeslat' }).click();
const loaded = (page: Page) =>
  thumbs(page)
    .locator('picture img')
    .evaluateAll((images) =>
      images.every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    );

test('a buyer asks for a photo, the seller sends two, and the buyer opens them by keyboard', async () => {
  const { seller, buyer, id, buyerName, sellerName } = await asked(1);
  const [hers, his] = [await visit(), await visit({ device: 'phone' })];
  await openPageAs(his, seller, bazaar, [address(id), buyerName]);
  await waitForHydration(his);
  await chooser(his).setInputFiles([await photoFile('cepel.jpg', 1), await photoFile('pata.jpg', 2)]);
  await expect
    .poll(() =>
      gathered(his)
        .getByRole('button', { name: /^Odebrat fotku/ })
        .count(),
    )
    .toBe(2);
  await expect.poll(() => his.getByRole('progressbar').count()).toBe(0);
  // Photos added to an unsent message survive a reload.
  await his.reload();
  await expect.poll(() => gathered(his).count()).toBe(2);
  await waitForHydration(his);
  await his.getByRole('button', { name: 'Odebrat fotku 2' }).click();
  await expect.poll(() => gathered(his).count()).toBe(1);
  await chooser(his).setInputFiles([await photoFile('hul.jpg', 3)]);
  await expect.poll(() => gathered(his).getByRole('img').count()).toBe(2);
  await expect.poll(() => his.getByRole('progressbar').count()).toBe(0);
  await send(his);
  await expect.poll(() => thumbs(his).count()).toBe(2);
  await expect.poll(() => gathered(his).count()).toBe(0);
  const email = await bazaar.post.emailTo(buyer.email, /^Odpověď k inzerátu/);
  expect(email.text).toContain('Ve zprávě jsou 2\u00a0fotky.');

  await openPageAs(hers, buyer, bazaar, [address(id), sellerName]);
  await waitForHydration(hers);
  await expect.poll(() => thumbs(hers).count()).toBe(2);
  await expect.poll(() => loaded(hers)).toBe(true);
  await thumbs(hers).first().press('Enter');
  const dialog = hers.getByRole('dialog');
  await dialog.getByText('1 / 2').waitFor();
  await hers.keyboard.press('ArrowRight');
  await dialog.getByText('2 / 2').waitFor();
  await hers.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  // Waits for the history navigation, which would cancel the next one.
  const shown = () => new URL(hers.url());
  await expect.poll(() => shown().pathname + shown().hash).toBe(address(id));
  await hers.goto('/ucet/zpravy');
  await hers
    .getByRole('link', { name: /Hůl na fotky 1/ })
    .getByText('2\u00a0fotky')
    .waitFor();
});

test('a photo’s file is accessible only to both sides', async () => {
  const { seller, buyer, id } = await asked(3);
  const { id: album } = await seller.get(openMessageAlbum, { params: { id } });
  const { buffer } = await photoFile('cepel.jpg', 1);
  const { preview } = await seller.sendPhoto(album, buffer);
  await seller.get(answerConversation, { params: { id }, body: { message: '', album } });
  const stranger = await ApiVisitor.signedIn(bazaar, 5);
  const opened = async ({ userCookie }: { userCookie: string }, path = preview) =>
    fetch(bazaar.url + path, { headers: { cookie: `user=${userCookie}` }, redirect: 'manual' });
  const answer = await opened(buyer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=600');
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect((await opened(stranger)).status).toBe(404);
  expect((await opened(seller, preview.replace(/[^/]{4}$/, 'avif'))).status).toBe(404);
  const file = preview.slice(preview.lastIndexOf('/') + 1);
  expect((await fetch(`${bazaar.url}/fotky/${file.slice(0, 2)}/${file}`)).status).toBe(404);
  expect((await fetch(bazaar.url + preview, { redirect: 'manual' })).status).toBe(302);
});

test('without JavaScript photos are sent with the message; a non-photo is reported, and the rest is preserved', async () => {
  const { seller, buyer, id, buyerName, sellerName } = await asked(7);
  const his = await visit({ device: 'phone', javaScript: false });
  await openPageAs(his, seller, bazaar, [address(id), buyerName]);
  const iphone = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: heic() };
  await his.getByLabel('Zpráva', { exact: true }).fill('Tady je čepel.');
  await chooser(his).setInputFiles([await photoFile('cepel.jpg', 1), await photoFile('pata.jpg', 2), iphone]);
  await send(his);
  await his.getByText('IMG_1.heic: Formát HEIC neumíme.').waitFor();
  expect(await his.getByLabel('Zpráva', { exact: true }).inputValue()).toBe('Tady je čepel.');
  expect(await gathered(his).count()).toBe(2);
  await his.getByRole('button', { name: 'Odebrat fotku 2' }).click();
  await expect.poll(() => gathered(his).count()).toBe(1);
  expect(await his.getByLabel('Zpráva', { exact: true }).inputValue()).toBe('Tady je čepel.');
  await send(his);
  await log(his).getByText('Tady je čepel.').waitFor();
  expect(await thumbs(his).count()).toBe(1);
  expect(await gathered(his).count()).toBe(0);

  const hers = await visit({ javaScript: false });
  await openPageAs(hers, buyer, bazaar, [address(id), sellerName]);
  const file = await thumbs(hers).getAttribute('href');
  const download = await hers.context().request.get(bazaar.url + (file ?? ''));
  expect(download.status()).toBe(200);
  await chooser(hers).setInputFiles([await photoFile('moje.jpg', 4)]);
  await send(hers);
  await expect.poll(() => thumbs(hers).count()).toBe(2);
});
