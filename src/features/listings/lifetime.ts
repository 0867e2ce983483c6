/** How long a listing stands in lists, in days; whatever else is said in days counts from that. */
export const listingDays = 60;
/** An email comes so many days before the end. */
export const warningDays = 3;
/** So long after its publication or last renewal a live listing may be renewed, or „newest“ would be a race. */
export const renewalDays = 30;
/** How long a sale or a withdrawal may be taken back. */
export const reopenDays = 30;

const day = 86_400_000;

/** A listing published or renewed now: since when it is shown, and until when. */
export function lifetimeFrom(now: Date) {
  return { inserted: now, expires_at: new Date(now.getTime() + listingDays * day) };
}
