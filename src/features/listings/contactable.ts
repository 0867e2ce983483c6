import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recipientOf } from '../accounts/index.ts';
import { findDetail } from './db-cards.ts';
import { refusalOf } from './policy.ts';

export type ContactableListing = {
  id: number;
  kind: 'offer' | 'demand';
  title: string;
  slug: string;
  advertiserId: string;
  /** For delivering emails only; never shown. */
  advertiserEmail: string;
  advertiserName: string;
};

/** A live listing with its advertiser's email address, for code that delivers messages. */
export async function contactableListing(
  { db }: Pick<Platform, 'db'>,
  id: number,
): Promise<ContactableListing | Refusal<'listing-not-found' | 'listing-inactive' | 'listing-blocked'>> {
  const row = await findDetail(db, id);
  const advertiser = row && (await recipientOf(db, row.advertiser_id));
  if (!row || !advertiser) return refuse('listing-not-found');
  const refused = refusalOf(row.state);
  if (refused) return refuse(refused);
  const { kind, title, slug, advertiser_id: advertiserId } = row;
  return {
    id,
    kind,
    title,
    slug,
    advertiserId,
    advertiserEmail: advertiser.email,
    advertiserName: advertiser.name,
  };
}
