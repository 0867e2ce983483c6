import type { AdvertiserAccount, Challenge } from './contract.ts';
import type { Advertiser } from './db.ts';
import { resendTime } from './policy.ts';

export const challengeView = (challenge: {
  id: string;
  email: string;
  sentAt: Date;
  expiresAt: Date;
}): Challenge => ({
  id: challenge.id,
  email: challenge.email,
  expiresAt: challenge.expiresAt.toISOString(),
  resendAt: resendTime(challenge.sentAt).toISOString(),
});

/** An account as its own advertiser sees it. */
export const accountView = (advertiser: Advertiser): AdvertiserAccount => ({
  id: advertiser.id,
  email: advertiser.email,
  publicName: advertiser.public_name,
  slug: advertiser.slug,
  trader: advertiser.is_trader,
  hasLastingPin: advertiser.lasting_pin_hash !== null,
  cardLimit: advertiser.card_limit,
  createdAt: advertiser.created_at.toISOString(),
});
