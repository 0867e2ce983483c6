import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { wordPatterns } from '../../platform/database/word-patterns.ts';
import { conversationsPerPage } from './contract.ts';
import { archiveConversation } from './mark-conversation.ts';
import { listConversations } from './show.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, answer, onlyId } = conversationHelpers(platform);

let seller: Viewer;
let listingId: number;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.advance(2 * 3_600_000);
  seller = await newAdvertiser(platform);
  listingId = await addListing(platform, seller, { values: { title: 'Unihoc Epic leváková' } });
});

const search = async (viewer: Viewer, q: string, shelved = false) =>
  (await listConversations(platform, viewer, { shelved, q })).items.map(({ other }) => other.name);

it('finds a conversation by its title, the other name and the messages of both sides, with or without accents', async () => {
  await ask(listingId, { email: freshEmail(), name: 'Štěpán Říha', text: 'Je ještě k mání?' });
  await answer(seller, await onlyId(seller), 'Ano, přijeď do Žďáru.');
  for (const q of ['LEVAKOVA', 'štepan', 'riha', 'mání', 'zdaru', 'Žďáru', 'epic riha zdar'])
    expect([q, await search(seller, q)]).toEqual([q, ['Štěpán Říha']]);
  expect(await search(seller, 'epic brno')).toEqual([]);
});

it('finds only own conversations, and archived ones only in the archive', async () => {
  const buyer = await viewerOf(freshEmail());
  await ask(listingId, { email: buyer.email, viewer: buyer });
  expect(await search(await viewerOf(freshEmail()), 'epic')).toEqual([]);
  const id = await onlyId(buyer);
  await archiveConversation(platform, buyer, { id, shelved: true });
  expect(await search(buyer, 'epic')).toEqual([]);
  expect(await search(buyer, 'epic', true)).toHaveLength(1);
  expect(await search(seller, 'epic')).toHaveLength(1);
});

it('finds an asker by the displayed name, and not by the one hidden by their account', async () => {
  const hidden = await viewerOf(freshEmail());
  await ask(listingId, { email: hidden.email, viewer: hidden, name: 'Radim Skrytý' });
  await platform.db
    .updateTable('advertisers')
    .set({ public_name: 'FBC Kometa' })
    .where('id', '=', hidden.advertiserId)
    .execute();
  expect(await search(seller, 'kometa')).toEqual(['FBC Kometa']);
  expect(await search(seller, 'skryty')).toEqual([]);
  expect(await search(seller, 'radim')).toEqual([]);
  await platform.db
    .updateTable('advertisers')
    .set({ public_name: 'Radim S.' })
    .where('id', '=', hidden.advertiserId)
    .execute();
  expect(await search(seller, 'skryty')).toEqual(['Radim Skrytý']);
  expect(await search(seller, hidden.email)).toEqual([]);
});

it('results are paginated', async () => {
  for (let at = 0; at <= conversationsPerPage; at += 1) {
    platform.clock.advance(1000);
    await ask(listingId, { email: freshEmail(), name: `Kupec ${at}`, client: `phone-${at}` });
  }
  const first = await listConversations(platform, seller, { shelved: false, q: 'kupec' });
  expect(first.items).toHaveLength(conversationsPerPage);
  const rest = await listConversations(platform, seller, { shelved: false, q: 'kupec', cursor: first.next });
  expect(rest.items.map(({ other }) => other.name)).toEqual(['Kupec 0']);
  expect(rest.next).toBeUndefined();
});

it.each(['.*', '%', '_', '[', '\\', "' or true --", '\u0301', '(?i)', '*'])(
  'matches %j literally, not as a pattern',
  async (q) => {
    await ask(listingId, { email: freshEmail(), text: 'Je hůl ještě k mání' });
    expect(await search(seller, q)).toEqual([]);
  },
);

it('finds any word of a text, whatever characters it contains', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (typed) => {
      const text = typed.normalize('NFC').replaceAll('\0', '');
      const patterns = wordPatterns(text);
      const { rows } = await sql<{ found: boolean }>`
        select bool_and(${`před ${text} za`} ~ pattern) as found
        from unnest(${patterns}::text[]) as pattern`.execute(platform.db);
      expect(rows[0]?.found ?? true).toBe(true);
    }),
  );
});
