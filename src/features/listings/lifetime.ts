/** Days a listing is public; the other periods are relative to it. */
export const listingDays = 60;
/** Days before the expiry when the warning email is sent. */
export const warningDays = 3;
/**
 * Minimum days between publication or renewal and the next renewal; otherwise „newest“ would become a race.
 */
export const renewalDays = 30;
/** Days within which a sale or a withdrawal can be reverted. */
export const reopenDays = 30;

const day = 86_400_000;

/** Start and end of the public lifetime of a listing published or renewed now. */
export function lifetimeFrom(now: Date) {
  return { inserted: now, expires_at: new Date(now.getTime() + listingDays * day) };
}
