import { listingDays } from './contract.ts';

const day = 86_400_000;

/** A listing published now, and how long it is shown. */
export function lifeFrom(now: Date) {
  return { inserted: now, expires_at: new Date(now.getTime() + listingDays * day) };
}
