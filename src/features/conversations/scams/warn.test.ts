import { expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { dismissWarning } from '../mark-conversation.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, answer, shown, onlyId } = conversationHelpers(platform);
const courier =
  'Dobrý den, zaplatil jsem přes kurýra, peníze na vás čekají. Kurýr si hůl vyzvedne, stačí na odkazu http://dpd-platba.xyz/prijem zadat číslo karty.';

it('both sides see a warning at a suspected fraud, and the email starts with it', async () => {
  const seller = await newAdvertiser(platform);
  const listingId = await addListing(platform, seller);
  const buyer = await viewerOf(freshEmail());
  await ask(listingId, { email: buyer.email, viewer: buyer, text: 'Je hůl ještě k mání?' });
  const id = await onlyId(buyer);
  await answer(seller, id, 'Ano, je volná, přijď si ji vyzkoušet.');
  await answer(buyer, id, courier);
  for (const viewer of [buyer, seller]) {
    const { messages } = await shown(viewer, id);
    expect(messages.map(({ scam }) => scam)).toEqual([undefined, undefined, 'secrets']);
  }
  await platform.runJobs();
  const toSeller = platform.emails.filter(({ to }) => to === seller.email);
  expect(toSeller.at(-1)?.text).toMatch(/^[^\n]+\n\nPozor, takhle začínají podvody\./);
  expect(toSeller.at(-2)?.text).not.toContain('začínají podvody');
});

it('a stranger’s first message has the warning, too', async () => {
  const seller = await newAdvertiser(platform);
  await ask(await addListing(platform, seller), { email: freshEmail(), text: courier });
  await platform.runJobs();
  expect(platform.emails.findLast(({ to }) => to === seller.email)?.text).toContain(
    'takhle začínají podvody',
  );
});

it('arranging a handover causes no warning', async () => {
  const seller = await newAdvertiser(platform);
  const listingId = await addListing(platform, seller);
  const buyer = await viewerOf(freshEmail());
  await ask(listingId, {
    email: buyer.email,
    viewer: buyer,
    text: 'Dobrý den, vzal bych ji. Jde poslat Zásilkovnou na dobírku?',
  });
  const id = await onlyId(buyer);
  await answer(seller, id, 'Jde, nebo se stav ve čtvrtek v hale, číslo na mě je 777 123 456.');
  await answer(buyer, id, 'Super, přijdu ve čtvrtek v šest a zaplatím hotově.');
  expect((await shown(seller, id)).messages.some(({ scam }) => scam)).toBe(false);
});

it('the recipient can dismiss the warning, for themselves only, and restore it', async () => {
  const seller = await newAdvertiser(platform);
  const buyer = await viewerOf(freshEmail());
  await ask(await addListing(platform, seller), { email: buyer.email, viewer: buyer, text: courier });
  const id = await onlyId(buyer);
  const scamFor = async (viewer: typeof buyer) => (await shown(viewer, id)).messages[0]?.scam;
  const messageId = (await shown(seller, id)).messages[0]?.id ?? '';
  const dismissal = { id, messageId, dismissed: true };
  expect(await dismissWarning(platform, buyer, dismissal)).toMatchObject({ refused: 'not-found' });
  expect(await scamFor(seller)).toBe('secrets');
  await dismissWarning(platform, seller, dismissal);
  expect([await scamFor(seller), await scamFor(buyer)]).toEqual([undefined, 'secrets']);
  await dismissWarning(platform, seller, { ...dismissal, dismissed: false });
  expect(await scamFor(seller)).toBe('secrets');
});

it('after a dismissed warning, ordinary messages cause none, in the conversation and by email', async () => {
  const seller = await newAdvertiser(platform);
  const buyer = await viewerOf(freshEmail());
  await ask(await addListing(platform, seller), { email: buyer.email, viewer: buyer, text: courier });
  const id = await onlyId(buyer);
  await answer(buyer, id, 'Super, vezmu si ji v sobotu.');
  const scams = async () => (await shown(seller, id)).messages.map(({ scam }) => scam);
  // Later messages are warned of with the goal that made the conversation suspicious.
  expect(await scams()).toEqual(['secrets', 'secrets']);
  const messageId = (await shown(seller, id)).messages[0]?.id ?? '';
  await dismissWarning(platform, seller, { id, messageId, dismissed: true });
  expect(await scams()).toEqual([undefined, undefined]);
  await answer(buyer, id, 'Díky, dorazím v deset.');
  await platform.runJobs();
  expect(platform.emails.findLast(({ to }) => to === seller.email)?.text).not.toContain('začínají podvody');
  await answer(buyer, id, courier);
  expect((await scams()).at(-1)).toBe('secrets');
});

it('an email with a warning has no reply address outside the site', async () => {
  const seller = await newAdvertiser(platform);
  const listingId = await addListing(platform, seller);
  await ask(listingId, { email: freshEmail(), text: 'Je hůl ještě k mání?' });
  await ask(listingId, { email: freshEmail(), text: courier });
  await platform.runJobs();
  const [honest, fraud] = platform.emails.filter(({ to }) => to === seller.email);
  expect(honest?.replyTo).toBeDefined();
  expect([fraud?.replyTo, fraud?.text.includes('rovnou odesílateli')]).toEqual([undefined, false]);
});

it('an account younger than a month is marked with its date of registration', async () => {
  const seller = await newAdvertiser(platform);
  const buyer = await viewerOf(freshEmail());
  await ask(await addListing(platform, seller), {
    email: buyer.email,
    viewer: buyer,
    text: 'Je ještě volná?',
  });
  const id = await onlyId(buyer);
  const { created_at: since } = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', buyer.advertiserId)
    .select('created_at')
    .executeTakeFirstOrThrow();
  expect((await shown(seller, id)).newcomerSince).toBe(since.toISOString());
  const old = new Date(platform.clock.now().getTime() - 31 * 86_400_000);
  await platform.db
    .updateTable('advertisers')
    .set({ created_at: old })
    .where('id', '=', buyer.advertiserId)
    .execute();
  expect((await shown(seller, id)).newcomerSince).toBeUndefined();
});
