import { type RawBuilder, sql } from 'kysely';
import type { Person } from './db-person.ts';

/** A condition that selects the rows of a table about a person. */
export type Rows = (person: Person) => RawBuilder<unknown>;

export const byAdvertiser: Rows = ({ id }) => sql`advertiser_id = ${id}`;
export const byEmail: Rows = ({ emails }) => sql`email = any(${emails})`;
export const ofAlbums: Rows = ({ id }) =>
  sql`album_id in (select id from albums where advertiser_id = ${id})`;
export const ofPhotos: Rows = ({ id }) =>
  sql`photo_id in (select photos.id from photos join albums on albums.id = album_id where advertiser_id = ${id})`;
export const ofListings: Rows = ({ id }) =>
  sql`listing_id in (select id from listings where advertiser_id = ${id})`;
export const ofMatched: Rows = ({ id }) =>
  sql`exists (select from listings where listings.id in (demand_id, offer_id) and advertiser_id = ${id})`;
/** Conversations started by the account, or by its email address before signing in. */
export const byAsker: Rows = ({ id, emails }) =>
  sql`(asker_id = ${id} or (asker_id is null and asker_email = any(${emails})))`;
export const ofConversations: Rows = (person) =>
  sql`conversation_id in (select id from conversations where advertiser_id = ${person.id} or ${byAsker(person)})`;
export const ofWatches: Rows = ({ emails }) =>
  sql`watch_id in (select id from watches where email = any(${emails}))`;
export const ofNewsletter: Rows = ({ emails }) =>
  sql`subscriber_id in (select id from newsletter_subscribers where email = any(${emails}))`;
export const ofOrders: Rows = ({ id }) =>
  sql`order_id in (select id from membership_orders where advertiser_id = ${id})`;
export const ofSessions: Rows = ({ id }) =>
  sql`token_hash in (select token_hash from sessions where advertiser_id = ${id})`;
export const ofEmails: Rows = ({ id }) =>
  sql`letter_id in (select id from renewal_letters where advertiser_id = ${id})`;

/** Reports sent by the account, or with its email address before signing in. */
export const sentReports: Rows = ({ id, emails }) =>
  sql`(sender_id = ${id} or (sender_id is null and sender_email = any(${emails})))`;
export const restrictions: Rows = ({ id }) =>
  sql`(advertiser_id = ${id} and action in ('hidden', 'removed', 'blocked'))`;
/** Sending stops for the account, or for its email address before signing in. */
export const ofSender: Rows = ({ id, emails }) =>
  sql`(advertiser_id = ${id} or (advertiser_id is null and email = any(${emails})))`;
