import type { Platform } from '../../platform/platform.ts';
import { scamsIn } from '../conversations/index.ts';
import { holdsOf, findPhotoCopies, reasonsOf, signalsOfListing } from '../listings/index.ts';
import { ownerOf } from '../moderation/index.ts';
import type { ReportedContent } from './contract.ts';
import { listingOf } from './rules.ts';

type Noticed = ReportedContent['noticed'];

/** Automatic findings about a subject; there are none for an account or a review. */
export async function findingsAbout(
  platform: Pick<Platform, 'db' | 'clock'>,
  subject: string,
  advertiserId: string | undefined,
): Promise<Noticed> {
  const listing = listingOf(subject);
  if (listing !== undefined) return noticedInListing(platform, listing);
  const [kind, id = ''] = subject.split(':');
  const scams =
    kind === 'message' || kind === 'conversation'
      ? await scamsIn(platform, { kind, id, writerId: advertiserId })
      : [];
  return { signals: [], copies: [], scams };
}

/** Risk signals a listing matches now, and those it matched when it was held. */
async function noticedInListing({ db, clock }: Pick<Platform, 'db' | 'clock'>, id: number): Promise<Noticed> {
  const owner = await ownerOf(db, id);
  const [signals, holds, copies] = await Promise.all([
    signalsOfListing(db, id, { now: clock.now() }),
    holdsOf(db, [id]),
    owner?.albumId ? findPhotoCopies(db, owner.albumId) : [],
  ]);
  const met = [...signals, ...(holds.get(id)?.signals ?? [])];
  return {
    // The copied listings are more specific than the bare signal.
    signals: reasonsOf(copies.length > 0 ? met.filter((signal) => signal !== 'photo') : met),
    copies: copies.map((copy) => ({ id: copy.id, title: copy.title, state: copy.state })),
    scams: [],
  };
}
