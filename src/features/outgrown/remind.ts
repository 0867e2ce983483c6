import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-limits.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { findBrand } from '../catalogue/index.ts';
import { placeByCode } from '../places/index.ts';
import type { ChildNow, NewReminder, OutgrowingAnswer, OutgrowingQuery, SizeReminder } from './contract.ts';
import { maxReminders } from './contract.ts';
import {
  addKey,
  countReminders,
  deleteOfKey,
  deleteReminder,
  findReminder,
  insertReminder,
  type ReminderRow,
  remindersOf,
  sameReminder,
  setActive,
  setMonth,
  type ReminderSelector,
} from './db.ts';
import { confirmReminderEmail } from './mail/outgrown-emails.ts';
import {
  childBounds,
  maxMonthsAhead,
  missingHeight,
  monthAfter,
  neededMeasure,
  type OutgrownCategory,
  sizeAttributes,
  unknownSentences,
} from './rules.ts';
import { heightSizes, readSize, shaftOfTotal, sizeKind } from './sizes.ts';
import { nameOfThing, nextOf, type OwnedThing, thingOfRow } from './thing.ts';
import { monthInPrague, whenOutgrown } from './when-outgrown.ts';

/** Undefined for a category that no longer exists. */
export function reminderView(row: ReminderRow): SizeReminder | undefined {
  const thing = thingOfRow(row);
  const next = thing && nextOf(thing);
  if (!thing || !next) return undefined;
  const { category, size, brand, model, attributes } = thing;
  return {
    id: row.id,
    name: nameOfThing(thing),
    thing: {
      category,
      size,
      brand: brand ?? undefined,
      model: model ?? undefined,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, values]) => [key, [...values]])),
    },
    state: row.state,
    month: row.month,
    spread: row.spread,
    next,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString(),
  };
}

/** An item described by hand, with the size normalized to the catalogue's. */
function readThing({ size: typed, brand, ...query }: OutgrowingQuery & { brand?: string | undefined }) {
  const { category } = query;
  const size = readSize(category, typed);
  if (size === undefined)
    return refuse('invalid-input', {
      fields: { size: [sizeSentence(category, typed)], ...missingHeight(query) },
    });
  const known = brand === undefined ? undefined : findBrand(brand);
  const asked = sizeAttributes[category] === 'clothingSize' || sizeAttributes[category] === 'goalieSize';
  const attributes = { [sizeAttributes[category]]: [asked ? size : `${size}-${size}`] };
  return { category, size, brand: known ?? null, model: null, attributes } satisfies OwnedThing;
}

function sizeSentence(category: OutgrownCategory, typed: string): string {
  const attribute = sizeAttributes[category];
  if (attribute === 'shoeSizeEu') return 'Napiš EU velikost od 28 do 49, například 33 nebo 33,5.';
  if (attribute !== 'shaftLengthCm')
    return `Napiš velikost z visačky: ${heightSizes(category).join(', ')}, nebo dospělou, například M.`;
  const shaft = shaftOfTotal(typed);
  return shaft === undefined
    ? 'Napiš délku shaftu v cm, například 75. Bývá na holi, bez čepele.'
    : `To je nejspíš celková délka i s čepelí. Shaft takové hole má asi ${shaft} cm, napiš ${shaft}.`;
}

/** Refuses when the measure of the child needed for the estimate is missing. */
function refuseUnmeasured(thing: OwnedThing, child: ChildNow): Refusal<'invalid-input'> | undefined {
  if (sizeKind(thing) !== 'child') return undefined;
  const needed = neededMeasure(thing);
  if (needed === undefined || child[needed] !== undefined) return undefined;
  return refuse('invalid-input', { fields: { [needed]: [childBounds[needed].error] } });
}

/** When an item will be too small. Public; stores nothing. */
export function estimate(
  { clock }: Pick<Platform, 'clock'>,
  query: OutgrowingQuery,
): OutgrowingAnswer | Refusal<'invalid-input'> {
  const thing = readThing(query);
  if (isRefusal(thing)) return thing;
  const refusal = refuseUnmeasured(thing, query);
  if (refusal) return refusal;
  const answer = whenOutgrown(thing, query, clock.now());
  return answer.state === 'unknown' ? { ...answer, sentence: unknownSentences[answer.reason] } : answer;
}

type Wish = { thing: OwnedThing; child: ChildNow; place: string | undefined; listingId?: number };
type NewRow = Parameters<typeof insertReminder>[1];

/** The row of a new reminder, or a refusal why there is nothing to remind of. */
async function rowOf(
  { db, ids, clock }: Platform,
  email: string,
  { thing, child, place, listingId }: Wish,
  state: NewRow['state'],
): Promise<NewRow | Refusal<'invalid-input' | 'nothing-to-remind'>> {
  const refusal = refuseUnmeasured(thing, child);
  if (refusal) return refusal;
  const now = clock.now();
  const answer = whenOutgrown(thing, child, now);
  if (answer.state === 'unknown')
    return refuse('nothing-to-remind', { message: unknownSentences[answer.reason] });
  if (answer.state === 'outgrown')
    return refuse('nothing-to-remind', { message: 'Podle tabulek je tohle dítěti malé už teď.' });
  const known = place === undefined ? undefined : await placeByCode(db, place);
  return {
    ...thing,
    id: ids.uuid(),
    email,
    state,
    listing_id: listingId ?? null,
    place_code: known?.code ?? null,
    month: answer.month,
    spread: answer.spread,
    created_at: now,
  };
}

type Added = SizeReminder | Refusal<'invalid-input' | 'nothing-to-remind' | 'reminders-full'>;

/** Creates a reminder for a verified address; idempotent. */
export async function createReminder(
  platform: Platform,
  { email }: Pick<Viewer, 'email'>,
  wish: Wish,
): Promise<Added> {
  const row = await rowOf(platform, email, wish, 'active');
  if (isRefusal(row)) return row;
  return platform.db.transaction().execute(async (db) => {
    const own = await countReminders(db, email);
    const same = await sameReminder(db, row);
    if (same?.state === 'active') return viewed(same);
    if (own >= maxReminders) return refuse('reminders-full');
    return viewed((same && (await setActive(db, same.id))) ?? (await insertReminder(db, row)));
  });
}

export async function addReminder(
  platform: Platform,
  viewer: Pick<Viewer, 'email'>,
  body: NewReminder,
): Promise<Added> {
  const thing = readThing(body);
  if (isRefusal(thing)) return thing;
  return createReminder(platform, viewer, { thing, child: body, place: body.place });
}

function viewed(row: ReminderRow): SizeReminder {
  const view = reminderView(row);
  if (!view) throw new Error(`A reminder of ${row.category} ${row.size}`);
  return view;
}

/** All reminders of the signed-in user's address, including those made without an account. */
export async function listReminders({ db }: Platform, { email }: Viewer): Promise<SizeReminder[]> {
  return (await remindersOf(db, email)).flatMap((row) => reminderView(row) ?? []);
}

export const ownReminder = ({ email }: Viewer, id: string): ReminderSelector => ({ id, email });
/** Selects the reminder by the key of an email. */
export const byKey = (key: string): ReminderSelector => ({ keyHash: hashOfSecret(key) });

/** Changes the month of a reminder: from next month up to the horizon of the estimate. */
export async function changeReminder(
  { db, clock }: Platform,
  which: ReminderSelector,
  month: string,
): Promise<SizeReminder | Refusal<'invalid-input'> | undefined> {
  const now = monthInPrague(clock.now());
  if (month <= now || month > monthAfter(now, maxMonthsAhead))
    return refuse('invalid-input', { fields: { month: ['Vyber některý z nabízených měsíců.'] } });
  const row = await setMonth(db, which, month);
  return row && reminderView(row);
}

export async function endReminder({ db }: Platform, which: ReminderSelector) {
  const row = await deleteReminder(db, which);
  const thing = row && thingOfRow(row);
  return row && { ended: true as const, name: thing ? nameOfThing(thing) : '' };
}

export async function reminderOfKey({ db }: Platform, key: string) {
  const row = await findReminder(db, byKey(key));
  return (row && reminderView(row)) ?? refuse('link-not-valid');
}

/** Deletes all reminders of the address that received the key, without signing in. */
export async function endReminders({ db }: Platform, key: string) {
  const ended = await db.transaction().execute((trx) => deleteOfKey(trx, hashOfSecret(key)));
  return ended === undefined ? refuse('link-not-valid') : { ended };
}

/**
 * Asks an address to confirm a reminder. Never checks whether the address has an account; for a pending reminder
 * the email links to that one.
 */
export async function requestReminder(
  platform: Platform,
  { email, client, ...body }: NewReminder & { email: string; client: string },
): Promise<{ sentTo: string } | Refusal<'too-many-requests' | 'invalid-input' | 'nothing-to-remind'>> {
  const thing = readThing(body);
  if (isRefusal(thing)) return thing;
  const row = await rowOf(platform, email, { thing, child: body, place: body.place }, 'unconfirmed');
  if (isRefusal(row)) return row;
  return platform.db.transaction().execute(async (db) => {
    if (await countEmail(db, { kind: 'size-reminder', email, client, now: row.created_at }))
      return refuse('too-many-requests', { message: 'Moc žádostí za sebou. Zkus to za hodinu.' });
    const { id } = (await sameReminder(db, row)) ?? (await insertReminder(db, row));
    const key = await createKey(platform, db, { id, email });
    await queueEmail(platform, db, confirmReminderEmail, email, { key });
    return { sentTo: email };
  });
}

/** Confirms a reminder: the holder of the email's key has proven the address. Idempotent. */
export async function confirmReminder(
  { db }: Platform,
  key: string,
): Promise<SizeReminder | Refusal<'link-not-valid' | 'reminders-full'>> {
  return db.transaction().execute(async (trx) => {
    const found = await findReminder(trx, byKey(key));
    if (!found) return refuse('link-not-valid');
    const own = await countReminders(trx, found.email);
    // Counted under the lock, so that concurrent confirmations do not activate it twice.
    const row = await findReminder(trx, byKey(key));
    if (!row) return refuse('link-not-valid');
    if (row.state !== 'unconfirmed') return viewed(row);
    if (own >= maxReminders) return refuse('reminders-full');
    return viewed((await setActive(trx, row.id)) ?? row);
  });
}

/** A new key of a reminder for one email. Keys of earlier emails stay valid. */
export async function createKey(
  { ids, clock }: Platform,
  db: Database,
  { id, email }: Pick<ReminderRow, 'id' | 'email'>,
): Promise<string> {
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), email, reminderId: id, now: clock.now() });
  return key;
}
