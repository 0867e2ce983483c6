import { expect, test } from 'vitest';
import {
  answerConversation,
  contactAdvertiser,
  listConversations,
  proposePrice,
} from '../../src/features/conversations/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { useBazaar } from '../use-bazaar.ts';
import { postStick } from '../sample-offer.ts';
import { openPageAs } from '../sign-in.ts';
import { waitForHydration } from '../wizard.ts';

const { bazaar, visit } = await useBazaar();

test('a pending price offer stays reachable while its card is out of view, and is accepted in one place', async () => {
  const [seller, buyer] = [new ApiVisitor(bazaar, 1), new ApiVisitor(bazaar, 2)];
  await seller.signIn();
  await buyer.signIn();
  const params = { id: await postStick(seller, {}) };
  const message = 'Dobrý den, je ta hůl ještě volná?';
  const form = { name: 'Eva Nováková', email: buyer.email, message, consent: true } as const;
  await buyer.get(contactAdvertiser, { params, body: form });
  const id = (await buyer.get(listConversations, {})).items[0]?.id ?? '';
  await buyer.get(proposePrice, { params: { id }, body: { price: 900 } });
  const words = 'Můžu přijet kdykoli večer. '.repeat(20);
  for (let more = 0; more < 4; more += 1)
    await buyer.get(answerConversation, { params: { id }, body: { message: `${words}${more}` } });
  const page = await visit();
  await openPageAs(page, seller, bazaar, ['/ucet', 'Můj účet']);
  await page.goto(`/ucet/zpravy/${id}`);
  await waitForHydration(page);
  const accepts = page.getByRole('button', { name: 'Přijmout' }).filter({ visible: true });
  const card = page.getByRole('region', { name: /^Cena od:/ });
  const inBar = page.getByText(/^Nabízí/);
  await expect.poll(() => inBar.isVisible()).toBe(true);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => inBar.isVisible()).toBe(false);
  expect(await accepts.count()).toBe(1);
  await page.getByText(`${words}3`).last().scrollIntoViewIfNeeded();
  await inBar.waitFor();
  await accepts.last().click();
  await page.getByText(/domluveno 900/).waitFor();
});
