import { beforeEach, expect, it } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { signedIn } from '../../../test/sign-in.ts';
import { isRefusal } from '../../contract/errors.ts';
import type { ListingState } from '../listings/contract.ts';
import { loadBuiltInPlaces } from '../places/index.ts';
import { findOrCreateAdvertiser } from '../accounts/index.ts';
import { type ContactRequest, contactAdvertiser } from './contact-advertiser.ts';

const platform = await testPlatform();
const { db } = platform;
await loadBuiltInPlaces(platform);
const seller = await signedIn(platform, 'prodejce@example.cz');
beforeEach(() => platform.clock.advance(3_600_000));

async function listing(
  state: ListingState = 'active',
  advertiserId = seller.advertiser.id,
  kind: 'offer' | 'demand' = 'offer',
): Promise<number> {
  const now = platform.clock.now();
  const { id } = await db
    .insertInto('listings')
    .values({
      advertiser_id: advertiserId,
      kind,
      state,
      category_id: 1,
      title: 'Unihoc Epic 26, 96 cm',
      slug: 'unihoc-epic-26',
      description: 'Hraná jednu sezonu, čepel lehce zahnutá.',
      price_type: 'agreement',
      place_name: 'Brno',
      district_code: 'CZ0642',
      place_exact: false,
      inserted: now,
      changed: now,
      created: now,
      updated: now,
      expires_at: new Date(now.getTime() + 60 * 24 * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const writing = async (change: Partial<ContactRequest> = {}): Promise<ContactRequest> => ({
  listingId: change.listingId ?? (await listing()),
  name: 'Eva',
  email: 'eva@example.cz',
  text: 'Je hůl ještě k mání? Dorazím v úterý.',
  client: 'phone',
  viewer: undefined,
  ...change,
});

const stored = (listingId: number) =>
  db.selectFrom('contact_messages').selectAll().where('listing_id', '=', listingId).execute();

/** Emails caused by the work, by recipient. */
async function emailsOf(work: () => Promise<unknown>) {
  await platform.runJobs();
  platform.emails.length = 0;
  await work();
  await platform.runJobs();
  return {
    count: platform.emails.length,
    toSeller: platform.emails.find(({ to }) => to === 'prodejce@example.cz'),
    receipt: platform.emails.find(({ to }) => to !== 'prodejce@example.cz'),
  };
}

it('stores the message and emails the advertiser, whose reply goes to the sender', async () => {
  const message = await writing({ phone: '777123456' });
  const { toSeller } = await emailsOf(() => contactAdvertiser(platform, message));
  expect(await stored(message.listingId)).toMatchObject([
    { sender_name: 'Eva', sender_email: 'eva@example.cz', sender_phone: '777123456', message: message.text },
  ]);
  expect(toSeller).toMatchObject({
    replyTo: 'eva@example.cz',
    subject: 'Nová zpráva k inzerátu „Unihoc Epic 26, 96 cm“',
  });
  expect(toSeller?.text).toContain(`> ${message.text}`);
  expect(toSeller?.text).toContain('777123456');
  expect(toSeller?.text).toContain('Pozor na podvod');
  expect(toSeller?.text).toContain(`/moje-inzerce/overeni?dal=/inzerat/unihoc-epic-26-${message.listingId}`);
  expect(toSeller?.text).toMatch(/\/moje-inzerce\/overeni\?dal=\/ucet\/zpravy\/[0-9a-f-]{36}/);
});

it('discloses neither address when both have an account', async () => {
  const { advertiser } = await signedIn(platform, 'soukroma@example.cz');
  const viewer = { advertiserId: advertiser.id, email: advertiser.email, admin: false };
  const own = await writing({ email: viewer.email, viewer });
  const unsigned = await writing({ email: viewer.email, text: 'Píšu, i když přihlášená nejsem.' });
  for (const message of [own, unsigned]) {
    const { toSeller } = await emailsOf(() => contactAdvertiser(platform, message));
    expect(toSeller?.replyTo).toBeUndefined();
    expect(JSON.stringify(toSeller)).not.toContain(viewer.email);
    expect(toSeller?.text).toContain('Na tenhle e-mail odpovědět nejde');
  }
});

it('addresses the author of a demand as a buyer, and the sender as a seller', async () => {
  const listingId = await listing('active', seller.advertiser.id, 'demand');
  const message = await writing({ listingId, text: 'Mám doma přesně takovou, je po bráchovi.' });
  const { toSeller, receipt } = await emailsOf(() => contactAdvertiser(platform, message));
  expect(toSeller?.subject).toBe('Nová zpráva k poptávce „Unihoc Epic 26, 96 cm“');
  expect(toSeller?.text).toContain('plať, až když máš věc v ruce');
  expect(toSeller?.text).not.toMatch(/kvůli prodeji|Zobrazit inzerát/);
  expect(receipt?.subject).toBe('Zpráva k poptávce odešla');
  expect(receipt?.text).toContain('předej, až když máš peníze');
});

it('sends a stranger a receipt without any message text or address', async () => {
  const words = { name: 'Levné léky', text: 'Kupte si na https://podvod.example' };
  const message = await writing({ ...words, email: 'obet@example.cz' });
  const { receipt } = await emailsOf(() => contactAdvertiser(platform, message));
  expect(receipt).toMatchObject({
    to: 'obet@example.cz',
    subject: 'Zpráva k inzerátu odešla',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  expect(JSON.stringify(receipt)).not.toMatch(/podvod\.example|Levné léky|prodejce@example\.cz|Unihoc Epic/);
});

it('includes the text in the receipt only for a sender signed in with that address', async () => {
  const { advertiser } = await signedIn(platform, 'pavel@example.cz');
  const viewer = { advertiserId: advertiser.id, email: advertiser.email, admin: false };
  const own = await writing({ email: 'pavel@example.cz', viewer });
  expect((await emailsOf(() => contactAdvertiser(platform, own))).receipt?.text).toContain(own.text);

  const foreign = await writing({ email: 'jiny@example.cz', viewer });
  expect((await emailsOf(() => contactAdvertiser(platform, foreign))).receipt?.text).not.toContain(
    foreign.text,
  );
  const anonymous = await writing({ email: 'pavel@example.cz', text: 'Ahoj, to píše někdo jiný.' });
  expect((await emailsOf(() => contactAdvertiser(platform, anonymous))).receipt?.text).not.toContain(
    anonymous.text,
  );
});

it('emails at most five receipts an hour to an unverified address, while every message is delivered', async () => {
  const listingId = await listing();
  const { count } = await emailsOf(async () => {
    for (let i = 0; i < 8; i += 1) {
      const message = {
        listingId,
        client: `network${i}`,
        email: 'obet5@example.cz',
        text: `Zpráva číslo ${i}`,
      };
      expect(await contactAdvertiser(platform, await writing(message))).toHaveProperty('sent');
    }
  });
  expect(count).toBe(8 + 5);
  expect(await stored(listingId)).toHaveLength(8);
});

it('emails an advertiser at most sixty messages an hour; further ones are visible on the site', async () => {
  const sought = await signedIn(platform, 'zadany@example.cz');
  const listingId = await listing('active', sought.advertiser.id);
  await emailsOf(async () => {
    for (let i = 0; i < 63; i += 1) {
      const from = { client: `site${i}`, email: `zajemce${i}@example.cz`, text: `Zájemce číslo ${i}` };
      expect(await contactAdvertiser(platform, await writing({ listingId, ...from }))).toHaveProperty('sent');
    }
  });
  expect(platform.emails.filter(({ to }) => to === 'zadany@example.cz')).toHaveLength(60);
  expect(await stored(listingId)).toHaveLength(63);
});

it('accepts messages of a signed-in user even if strangers have signed with their address', async () => {
  const { advertiser } = await signedIn(platform, 'jmenovec@example.cz');
  const { id: advertiserId, email } = advertiser;
  const listingId = await listing();
  for (let i = 0; i < 20; i += 1) {
    const foreign = { listingId, email, client: `stranger${i}`, text: `Podvržená zpráva ${i}` };
    expect(await contactAdvertiser(platform, await writing(foreign))).toHaveProperty('sent');
  }
  const own = { listingId, email, client: 'own', viewer: { advertiserId, email, admin: false } };
  expect(await contactAdvertiser(platform, await writing(own))).toHaveProperty('sent');
});

it('refuses an advertiser writing about their own listing', async () => {
  const { id: advertiserId, email } = seller.advertiser;
  const own = await writing({ email, viewer: { advertiserId, email, admin: false } });
  expect(await contactAdvertiser(platform, own)).toHaveProperty('refused', 'own-listing');
});

it('the response does not contain the advertiser’s address', async () => {
  const answer = await contactAdvertiser(platform, await writing());
  expect(answer).toEqual({ sent: true, receiptTo: 'eva@example.cz' });
});

it('stores and emails nothing when an email cannot be queued', async () => {
  let added = 0;
  const queue: typeof platform.queue = {
    async add(...job) {
      if ((added += 1) === 2) throw new Error('queue is down');
      await platform.queue.add(...job);
    },
  };
  const message = await writing({ client: 'queue' });
  const { count } = await emailsOf(async () => {
    await expect(contactAdvertiser({ ...platform, queue }, message)).rejects.toThrow('queue is down');
  });
  expect(added).toBe(2);
  expect(count).toBe(0);
  expect(await stored(message.listingId)).toEqual([]);
});

it('sends a double submission once', async () => {
  const message = await writing({ client: 'double', email: 'dvakrat@example.cz' });
  const { count } = await emailsOf(async () => {
    const answers = await Promise.all([
      contactAdvertiser(platform, message),
      contactAdvertiser(platform, message),
    ]);
    expect(answers).toEqual([
      { sent: true, receiptTo: 'dvakrat@example.cz' },
      { sent: true, receiptTo: 'dvakrat@example.cz' },
    ]);
  });
  expect(count).toBe(2);
  expect(await stored(message.listingId)).toHaveLength(1);
});

it.each<[ListingState, string]>([
  ['active', 'sent'],
  ['reserved', 'sent'],
  ['sold', 'listing-inactive'],
  ['withdrawn', 'listing-inactive'],
  ['expired', 'listing-inactive'],
  ['resting', 'listing-inactive'],
  ['blocked', 'listing-blocked'],
])('a message about a listing that is %s returns %s', async (state, expected) => {
  const answer = await contactAdvertiser(
    platform,
    await writing({ listingId: await listing(state), client: state }),
  );
  expect(isRefusal(answer) ? answer.refused : 'sent').toBe(expected);
});

it('a message about an unknown listing is refused as not found', async () => {
  expect(await contactAdvertiser(platform, await writing({ listingId: 999_999 }))).toHaveProperty(
    'refused',
    'listing-not-found',
  );
});

it.each<[string, (i: number) => Partial<ContactRequest>]>([
  ['client', (i) => ({ client: 'flood', email: `flood${i}@example.cz` })],
  ['sender', (i) => ({ client: `flood${i}`, email: 'flood@example.cz' })],
])('accepts at most twenty messages an hour from a %s, even if sent concurrently', async (_, who) => {
  const listingId = await listing();
  const messages = await Promise.all(
    Array.from({ length: 25 }, (__, i) => writing({ listingId, text: `Zpráva s číslem ${i}`, ...who(i) })),
  );
  const answers = await Promise.all(messages.map((message) => contactAdvertiser(platform, message)));
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(20);
  expect(answers.filter(isRefusal).every(({ refused }) => refused === 'too-many-requests')).toBe(true);
  platform.clock.advance(3_600_000);
  expect(
    await contactAdvertiser(platform, await writing({ listingId, text: 'O hodinu později', ...who(0) })),
  ).toHaveProperty('sent');
});

it('emails a demo advertiser only where developers read the emails', async () => {
  const demo = await findOrCreateAdvertiser(db, platform, { email: 'demo@example.invalid', demo: true });
  const send = async (env: 'development' | 'production', text: string) => {
    const message = await writing({ listingId: await listing('active', demo.id), client: 'demo', text });
    const config = { ...platform.config, env };
    await emailsOf(() => contactAdvertiser({ ...platform, config }, message));
    return platform.emails.map(({ to }) => to).sort();
  };
  expect(await send('development', 'Zkouším to na svém počítači.')).toEqual([
    'demo@example.invalid',
    'eva@example.cz',
  ]);
  expect(await send('production', 'Zkouším to na ostrém webu.')).toEqual(['eva@example.cz']);
});
