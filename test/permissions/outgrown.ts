import { findOrCreateAdvertiser } from '../../src/features/accounts/index.ts';
import { contactAdvertiser } from '../../src/features/conversations/contact-advertiser.ts';
import { listConversations } from '../../src/features/conversations/show.ts';
import { sell } from '../../src/features/listings/move.ts';
import { addReminder, requestReminder } from '../../src/features/outgrown/remind.ts';
import { monthAfter } from '../../src/features/outgrown/rules.ts';
import { monthInPrague } from '../../src/features/outgrown/when-outgrown.ts';
import { addListing } from '../listings.ts';
import { type Rows, anybody, ownerOnly, signedInOnes } from './row.ts';
import { type Scene, given } from './scene.ts';

const shoes = { category: 'boty', size: '33' } as const;
const someMonth = ({ platform }: Scene) => ({ month: monthAfter(monthInPrague(platform.clock.now()), 5) });

const ownReminder = async ({ platform, owner }: Scene) => {
  // Deletes earlier reminders, since an identical one would be a duplicate.
  await platform.db.deleteFrom('size_reminders').execute();
  return { params: { id: given(await addReminder(platform, owner, shoes)).id } };
};

/** The key of a reminder's email, which works for anybody who has the email. */
const keyOfReminder = async ({ platform, freshEmail }: Scene) => {
  const email = freshEmail();
  given(await requestReminder(platform, { ...shoes, email, client: email }));
  await platform.runJobs();
  const mail = platform.emails.findLast(({ to }) => to === email);
  return { params: { key: /\/az-vyroste\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' } };
};

let sold = 0;
/** A child's stick that the owner has bought. */
async function boughtByOwner({ platform, owner, freshEmail }: Scene) {
  const details = { email: freshEmail(), verified: true };
  const { id: sellerId } = await findOrCreateAdvertiser(platform.db, platform, details);
  const seller = { advertiserId: sellerId, email: details.email, admin: false };
  const title = `Dětská hůl číslo ${(sold += 1)}`;
  const listingId = await addListing(platform, seller, {
    values: { 'attributes.shaftLengthCm': '70', title },
  });
  const writing = { name: 'Eva', email: owner.email, text: 'Je hůl ještě volná?', viewer: owner };
  given(await contactAdvertiser(platform, { ...writing, listingId, client: details.email }));
  const { items } = await listConversations(platform, owner, { shelved: false, cursor: undefined });
  const id = items.find(({ listing }) => listing.id === listingId)?.id ?? '';
  given(await sell(platform, seller, listingId, undefined, id));
  return { params: { id } };
}

/** Reminders of outgrown things. */
export const outgrownRows: Rows = {
  estimateOutgrowing: anybody(() => ({ query: '?category=boty&size=33' })),
  listReminders: signedInOnes(),
  addReminder: signedInOnes(() => ({ body: shoes })),
  changeReminder: ownerOnly(async (scene) => ({ ...(await ownReminder(scene)), body: someMonth(scene) })),
  endReminder: ownerOnly(ownReminder),
  boughtThing: ownerOnly(boughtByOwner),
  remindOfBought: ownerOnly(async (scene) => ({ ...(await boughtByOwner(scene)), body: { height: 122 } })),
  requestReminder: anybody(({ freshEmail }) => ({ body: { ...shoes, email: freshEmail() } })),
  reminderOfKey: anybody(keyOfReminder),
  confirmReminder: anybody(keyOfReminder),
  changeReminderOfKey: anybody(async (scene) => ({
    ...(await keyOfReminder(scene)),
    body: someMonth(scene),
  })),
  endReminderOfKey: anybody(keyOfReminder),
  endReminders: anybody(keyOfReminder),
};
