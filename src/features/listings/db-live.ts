import { sql } from 'kysely';

/** Condition: a row of `listings` is live. Literals as in the partial indexes, so that the planner can use them. */
export const isLiveListing = sql<boolean>`listings.state in ('active', 'reserved')`;
