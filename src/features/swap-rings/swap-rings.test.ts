import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { addListing, codeOf, loadTowns, newAdvertiser, type TestListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { release, sell, withdraw } from '../listings/move.ts';
import { agreeToSwapRing, leaveSwapRing } from './answer.ts';
import type { SwapRing } from './contract.ts';
import { updateSwapRings } from './propose.ts';
import { listSwapRings } from './show.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;
let anna: Viewer;
let bara: Viewer;
let cyril: Viewer;
beforeEach(async () => {
  await platform.db.deleteFrom('listings').execute();
  await platform.db.deleteFrom('swap_rings').execute();
  [anna, bara, cyril] = await Promise.all([
    newAdvertiser(platform),
    newAdvertiser(platform),
    newAdvertiser(platform),
  ]);
  platform.emails.length = 0;
});

type Side = 'left' | 'right' | 'straight';
/** A stick of a side and length, offered for a swap described by `swapWants`. */
const offer = (viewer: Viewer, hand: Side, cm: number, swapWants: string, more: TestListing['values'] = {}) =>
  addListing(platform, viewer, {
    values: {
      title: `Florbalka Unihoc ${cm} cm`,
      'attributes.hand': hand,
      'attributes.shaftLengthCm': String(cm),
      swap: 'on',
      swapWants,
      ...more,
    },
  });
/** Anna's stick fits Cyril's wish, Bára's fits Anna's, Cyril's fits Bára's. */
const circle = () =>
  Promise.all([
    offer(anna, 'left', 96, 'Pravá florbalka 87 cm'),
    offer(bara, 'right', 87, 'Levá florbalka 75 cm'),
    offer(cyril, 'left', 75, 'Levá florbalka 96 cm'),
  ]);

async function run() {
  await updateSwapRings(platform);
  await platform.runJobs();
}
const ringsOf = async (viewer: Viewer) => (await listSwapRings(platform, viewer)).items;
async function ringOf(viewer: Viewer): Promise<SwapRing> {
  const [ring] = await ringsOf(viewer);
  if (!ring) throw new Error('No ring');
  return ring;
}
const subjectsTo = ({ email }: Viewer) =>
  platform.emails.filter(({ to }) => to === email).map(({ subject }) => subject);
const stateOf = async (id: number) =>
  (await platform.db.selectFrom('listings').where('id', '=', id).select('state').executeTakeFirst())?.state;
async function agreeAll() {
  const { id } = await ringOf(anna);
  for (const viewer of [anna, bara, cyril]) await agreeToSwapRing(platform, viewer, id);
  await platform.runJobs();
  return id;
}

describe('three people who have what the next one wants', () => {
  test('each get one proposal of what they would give and get, without anybody’s address', async () => {
    await circle();
    await run();
    await run();
    for (const viewer of [anna, bara, cyril]) expect(subjectsTo(viewer)).toHaveLength(1);
    expect(subjectsTo(anna)).toEqual(['Za „Florbalka Unihoc 96 cm“ můžeš mít „Florbalka Unihoc 87 cm“']);
    expect(await ringOf(anna)).toMatchObject({
      state: 'proposed',
      size: 3,
      steps: [
        { title: 'Florbalka Unihoc 96 cm', to: 'Tomáš V.' },
        { title: 'Florbalka Unihoc 87 cm', from: 'Tomáš V.' },
        { title: 'Florbalka Unihoc 75 cm' },
      ],
    });
    const said = JSON.stringify([await ringsOf(anna), platform.emails.find(({ to }) => to === anna.email)]);
    expect(said).not.toContain(bara.email);
    expect(said).not.toContain(cyril.email);
  });

  test('have their listings reserved and conversations opened once the last one has agreed, not before', async () => {
    const ids = await circle();
    await run();
    const { id } = await ringOf(anna);
    expect(await agreeToSwapRing(platform, anna, id)).toEqual({ state: 'proposed' });
    expect(await agreeToSwapRing(platform, anna, id)).toEqual({ state: 'proposed' });
    expect(await agreeToSwapRing(platform, bara, id)).toEqual({ state: 'proposed' });
    expect(await Promise.all(ids.map(stateOf))).toEqual(['active', 'active', 'active']);
    expect(await platform.db.selectFrom('conversations').selectAll().execute()).toEqual([]);
    expect(await agreeToSwapRing(platform, cyril, id)).toEqual({ state: 'agreed' });
    await run();
    expect(await Promise.all(ids.map(stateOf))).toEqual(['reserved', 'reserved', 'reserved']);
    const talks = await platform.db
      .selectFrom('conversations')
      .select(['advertiser_id', 'asker_id'])
      .orderBy('listing_id')
      .execute();
    expect(new Set(talks.map((each) => `${each.asker_id} ${each.advertiser_id}`))).toEqual(
      new Set([
        `${cyril.advertiserId} ${anna.advertiserId}`,
        `${anna.advertiserId} ${bara.advertiserId}`,
        `${bara.advertiserId} ${cyril.advertiserId}`,
      ]),
    );
    const { giving, getting } = await ringOf(anna);
    expect([giving, getting].every((each) => each !== undefined)).toBe(true);
    expect(subjectsTo(bara).at(-1)).toBe('Výměna ve třech platí, domluvte předání');
  });

  test('are released when one leaves later, and the others are notified', async () => {
    const ids = await circle();
    await run();
    const id = await agreeAll();
    expect(await leaveSwapRing(platform, bara, id)).toEqual({ left: true });
    await run();
    expect(await Promise.all(ids.map(stateOf))).toEqual(['active', 'active', 'active']);
    expect(await platform.db.selectFrom('reservations').selectAll().execute()).toEqual([]);
    expect(subjectsTo(anna).at(-1)).toBe('Výměna ve třech nebude: Florbalka Unihoc 96 cm');
    expect(subjectsTo(bara).at(-1)).toBe('Výměna ve třech platí, domluvte předání');
    // The same ring is never proposed again.
    expect((await ringsOf(anna)).map(({ state }) => state)).toEqual(['ended']);
  });

  test('are released when one cancels the reservation by hand, and done when all have handed over', async () => {
    const [annas, baras, cyrils] = await circle();
    await run();
    await agreeAll();
    await sell(platform, anna, annas);
    await run();
    expect((await ringOf(anna)).state).toBe('agreed');
    await sell(platform, bara, baras);
    await sell(platform, cyril, cyrils);
    await run();
    expect(await ringOf(anna)).toMatchObject({ state: 'ended', endReason: 'done' });

    await platform.db.deleteFrom('listings').execute();
    const ids = await circle();
    await run();
    const [ring] = await ringsOf(anna);
    for (const viewer of [anna, bara, cyril]) await agreeToSwapRing(platform, viewer, ring?.id ?? '');
    await release(platform, cyril, ids[2]);
    await run();
    expect(await Promise.all(ids.map(stateOf))).toEqual(['active', 'active', 'active']);
  });
});

describe('a proposal ends for all', () => {
  test('when one declines, and the same is not proposed again', async () => {
    await circle();
    await run();
    const { id } = await ringOf(anna);
    await leaveSwapRing(platform, cyril, id);
    await run();
    expect(subjectsTo(anna).at(-1)).toMatch(/^Výměna ve třech nebude/);
    expect(subjectsTo(cyril)).toHaveLength(1);
    expect(await agreeToSwapRing(platform, anna, id)).toMatchObject({ refused: 'swap-ring-over' });
    expect((await ringsOf(bara)).map(({ state }) => state)).toEqual(['ended']);
  });

  test('when a listing is withdrawn, and the others can join another ring at once', async () => {
    const [annas] = await circle();
    await run();
    await withdraw(platform, anna, annas);
    const dana = await newAdvertiser(platform);
    await offer(dana, 'left', 96, 'Pravá florbalka 87 cm');
    await run();
    expect((await ringOf(anna)).endReason).toBe('changed');
    // Anna withdrew it herself, so she is not notified.
    expect(subjectsTo(anna)).toHaveLength(1);
    expect(subjectsTo(bara)).toContainEqual(expect.stringMatching(/^Výměna ve třech nebude/));
    expect((await ringOf(dana)).state).toBe('proposed');
    expect((await ringsOf(bara)).map(({ state }) => state).toSorted()).toEqual(['ended', 'proposed']);
  });

  test('when a listing changes and no longer fits, even before the next run', async () => {
    const [annas] = await circle();
    await run();
    const { id } = await ringOf(anna);
    await platform.db
      .updateTable('listings')
      .set({ swap_wants: 'Brankářská maska' })
      .where('id', '=', annas)
      .execute();
    expect(await agreeToSwapRing(platform, bara, id)).toMatchObject({ refused: 'swap-ring-over' });
    expect((await ringOf(cyril)).endReason).toBe('changed');
  });

  test('after three days; a member who did not answer is included again only after a renewal', async () => {
    await circle();
    await run();
    const { id } = await ringOf(anna);
    await agreeToSwapRing(platform, anna, id);
    platform.clock.advance(3 * day);
    await run();
    expect((await ringOf(anna)).endReason).toBe('lapsed');
    const dana = await newAdvertiser(platform);
    await offer(dana, 'left', 75, 'Levá florbalka 96 cm');
    await run();
    expect(await ringsOf(dana)).toEqual([]);
  });
});

test('a proposal says how much the prices differ, in the email as on the page', async () => {
  await offer(anna, 'left', 96, 'Pravá florbalka 87 cm', { price: '1200' });
  await offer(bara, 'right', 87, 'Levá florbalka 96 cm', { price: '900' });
  await run();
  const mailTo = ({ email }: Viewer) => platform.emails.find((each) => each.to === email)?.text;
  expect(mailTo(anna)).toMatch(/to, co dáváš, o\s300\sKč dražší/);
  expect(mailTo(bara)).toMatch(/to, co dostaneš, o\s300\sKč dražší/);
});

test('two arrange their swap in a single conversation, and the other one points to it', async () => {
  await offer(anna, 'left', 96, 'Pravá florbalka 87 cm');
  await offer(bara, 'right', 87, 'Levá florbalka 96 cm');
  await run();
  for (const viewer of [anna, bara]) await agreeToSwapRing(platform, viewer, (await ringOf(viewer)).id);
  const [annas, baras] = [await ringOf(anna), await ringOf(bara)];
  expect(annas.giving).toBeDefined();
  expect([baras.giving, annas.getting, baras.getting]).toEqual([annas.giving, undefined, undefined]);
  const texts = (await platform.db.selectFrom('contact_messages').select('message').execute()).map(
    ({ message }) => message,
  );
  expect(texts.filter((text) => text.includes('domluvíme se v konverzaci k inzerátu'))).toHaveLength(1);
});

describe('no ring is proposed', () => {
  async function made() {
    await run();
    return platform.db.selectFrom('swap_rings').selectAll().execute();
  }
  test('for two listings of one person', async () => {
    await offer(anna, 'left', 96, 'Pravá florbalka 87 cm');
    await offer(anna, 'right', 87, 'Levá florbalka 96 cm');
    expect(await made()).toEqual([]);
  });
  test('for reserved, paused or held listings', async () => {
    for (const state of ['reserved', 'resting', 'held'] as const) {
      const id = await offer(anna, 'left', 96, 'Pravá florbalka 87 cm');
      await platform.db.updateTable('listings').set({ state }).where('id', '=', id).execute();
    }
    await offer(bara, 'right', 87, 'Levá florbalka 96 cm');
    expect(await made()).toEqual([]);
  });
  test('for two people of whom one has blocked the other', async () => {
    await platform.db
      .insertInto('message_blocks')
      .values({
        blocker_id: bara.advertiserId,
        blocked_id: anna.advertiserId,
        blocked_email: anna.email,
        created_at: platform.clock.now(),
      })
      .execute();
    await circle();
    expect(await made()).toEqual([]);
  });
  test('when an item must be handed over in person too far away', async () => {
    const far = { place: codeOf('Ostrava'), 'attributes.handover': ['personal'] };
    await offer(anna, 'left', 96, 'Pravá florbalka 87 cm', far);
    await offer(bara, 'right', 87, 'Levá florbalka 96 cm');
    expect(await made()).toEqual([]);
  });
  test('for a wish that names no item', async () => {
    await offer(anna, 'left', 96, 'Něco zajímavého nabídni');
    await offer(bara, 'right', 87, 'Levá florbalka 96 cm');
    expect(await made()).toEqual([]);
  });
});

test('a ring of two takes precedence over three, and only its members can see or answer it', async () => {
  await circle();
  const dana = await newAdvertiser(platform);
  await offer(dana, 'right', 87, 'Levá florbalka 96 cm');
  await run();
  expect(await ringOf(dana)).toMatchObject({ size: 2 });
  expect(await ringOf(anna)).toMatchObject({ size: 2 });
  expect(await ringsOf(bara)).toEqual([]);
  const { id } = await ringOf(dana);
  expect(isRefusal(await agreeToSwapRing(platform, bara, id))).toBe(true);
  expect(await leaveSwapRing(platform, bara, id)).toMatchObject({ refused: 'not-found' });
  await agreeToSwapRing(platform, anna, id);
  await agreeToSwapRing(platform, dana, id);
  await platform.runJobs();
  const mail = platform.emails.filter(({ to }) => to === dana.email).at(-1);
  expect(mail?.text).toContain('pošlete oba ve stejný den');
  expect(mail?.text).not.toContain('s oběma');
});
