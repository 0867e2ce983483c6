import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findConversation } from '../conversations/index.ts';
import { dealOf } from '../reviews/index.ts';
import type { BoughtThing, ChildNow, SizeReminder } from './contract.ts';
import { reminderOfListing } from './db.ts';
import { reminderView, createReminder } from './remind.ts';
import { neededMeasure } from './rules.ts';
import { nameOfThing, type OwnedThing, thingOfListing } from './thing.ts';

type Bought = { thing: OwnedThing; listingId: number };

/** The child's item the viewer bought in a conversation. */
async function boughtIn(
  { db }: Pick<Platform, 'db'>,
  { advertiserId }: Viewer,
  id: string,
): Promise<Bought | Refusal<'not-found'> | undefined> {
  const found = await findConversation(db, id, advertiserId);
  if (!found) return refuse('not-found');
  if (found.side !== 'asker') return undefined;
  const deal = await dealOf(db, id);
  if (deal?.kind !== 'offer') return undefined;
  const thing = await thingOfListing(db, deal.listingId);
  return thing && { thing, listingId: deal.listingId };
}

export async function boughtThing(
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<{ bought?: BoughtThing } | Refusal<'not-found'>> {
  const bought = await boughtIn(platform, viewer, id);
  if (!bought || 'refused' in bought) return bought ?? {};
  const row = await reminderOfListing(platform.db, viewer.email, bought.listingId);
  return {
    bought: {
      name: nameOfThing(bought.thing),
      needs: neededMeasure(bought.thing),
      reminder: row && reminderView(row),
    },
  };
}

export async function remindOfBought(
  platform: Platform,
  viewer: Viewer,
  { id, place, ...child }: ChildNow & { id: string; place?: string | undefined },
): Promise<SizeReminder | Refusal<'not-found' | 'invalid-input' | 'nothing-to-remind' | 'reminders-full'>> {
  const bought = await boughtIn(platform, viewer, id);
  if (!bought) return refuse('not-found');
  if ('refused' in bought) return bought;
  return createReminder(platform, viewer, { ...bought, child, place });
}
