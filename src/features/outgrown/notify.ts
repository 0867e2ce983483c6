import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ListingCard } from '../listings/contract.ts';
import { liveCards } from '../listings/index.ts';
import { usualPriceOf } from '../products/index.ts';
import { searchQuery } from '../search/contract.ts';
import { prepareSearch } from '../search/index.ts';
import { maxInEmail } from './contract.ts';
import { dueReminders, markSent, type ReminderRow } from './db.ts';
import { outgrownEmail } from './mail/outgrown-emails.ts';
import { createKey } from './remind.ts';
import { nameOfThing, nextOf, type OwnedThing, thingOfRow } from './thing.ts';
import { monthInPrague } from './when-outgrown.ts';

const perBatch = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Emails all due reminders. Each is sent once, even with concurrent workers or after a crash. */
export async function notifyOfOutgrown(platform: Platform): Promise<void> {
  const month = monthInPrague(platform.clock.now());
  for (let after = beforeAll; ;) {
    const due = await dueReminders(platform.db, { month, after, atMost: perBatch });
    for (const row of due) await notify(platform, row, month);
    const last = due.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The email and the record that it was sent are committed together. */
async function notify(platform: Platform, row: ReminderRow, month: string): Promise<void> {
  const thing = thingOfRow(row);
  const next = thing && nextOf(thing);
  if (!thing || !next) {
    platform.log.warn({ category: row.category, size: row.size }, 'a reminder of a size that is no more');
    return;
  }
  const offers = await offersOf(platform, next.search, row.place_code);
  const usual = await usualPrice(platform, thing);
  await platform.db.transaction().execute(async (db) => {
    if (!(await markSent(db, row.id, month, platform.clock.now()))) return;
    const key = await createKey(platform, db, row);
    const { category, size, brand, model, attributes } = thing;
    await queueEmail(platform, db, outgrownEmail, row.email, {
      name: nameOfThing(thing),
      thing: { category, size, brand, model, attributes },
      next,
      ...offers,
      usual,
      key,
    });
  });
}

/** Search radius around a place, in km. */
const nearbyKm = '50';

/** Offers of a size: nearest first when the place is known, otherwise newest first. */
async function offersOf(
  platform: Platform,
  search: Readonly<Record<string, string>>,
  place: string | null,
): Promise<{ listings: ListingCard[]; total: number }> {
  const everywhere = { ...search, kind: 'offer' };
  const nearby = place === null ? [] : await idsOf(platform, { ...everywhere, place, radius: nearbyKm });
  const { engine, ask } = await prepareSearch(platform, searchQuery.parse(everywhere));
  const ids = [...new Set([...nearby, ...(await idsOf(platform, everywhere))])].slice(0, maxInEmail);
  const cards = await liveCards(platform, ids);
  return { listings: ids.flatMap((id) => cards.get(id) ?? []), total: await engine.count(ask) };
}

async function idsOf(platform: Platform, search: Readonly<Record<string, string>>): Promise<number[]> {
  const sort = 'place' in search ? 'nearest' : 'newest';
  const { engine, ask, order } = await prepareSearch(platform, searchQuery.parse({ ...search, sort }));
  const { page } = await engine.answer(ask, { page: { order, atMost: maxInEmail } });
  return page.map(({ id }) => id);
}

/** Usual price of the old item in used condition, if known. */
async function usualPrice(platform: Platform, { category, brand, model }: OwnedThing) {
  const { usual } = await usualPriceOf(platform, {
    category,
    condition: 'used',
    wear: 'moderate',
    ...(brand !== null && { brand }),
    ...(model !== null && { model }),
  });
  return usual;
}
