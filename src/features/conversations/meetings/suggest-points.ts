import type { z } from 'zod';
import type { Viewer } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { spotOfListing } from '../../listings/index.ts';
import { pointsBetween } from '../../meeting-points/index.ts';
import type { suggestMeetingPoints as operation } from '../contract-meetings.ts';
import { findConversation } from '../db.ts';
import { maxDaysAhead } from './meeting-state.ts';

/**
 * Suggested meeting points, computed only from the listing's public place and a place given by the caller.
 * Nothing known about the other side is used, so neither learns the other's home.
 */
export async function suggestMeetingPoints(
  platform: Platform,
  { advertiserId }: Viewer,
  { id, place }: { id: string; place?: string | undefined },
): Promise<z.output<typeof operation.data> | Refusal<'not-found'>> {
  const { db, clock } = platform;
  const found = await findConversation(db, id, advertiserId);
  const spot = found && (await spotOfListing(db, found.listingId));
  if (!spot) return refuse('not-found');
  const until = new Date(clock.now().getTime() + maxDaysAhead * 86_400_000);
  return (await pointsBetween(platform, { spot, place, until })) ?? refuse('not-found');
}
