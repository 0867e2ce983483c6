import { listingUrl } from '../../contract/urls.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../accounts/index.ts';
import { liveCards } from '../listings/index.ts';
import { queuePush } from '../push/index.ts';
import { type NoteKind, noteKinds } from './contract.ts';
import { activeFacts, factsOfActive } from './db-facts.ts';
import {
  addKey,
  advertisersToNotify,
  deletePending,
  lockNotes,
  updateFits,
  storePairs,
  type Pair,
  pendingListings,
  setNotified,
  takePairs,
} from './db-matches.ts';
import { findMatches } from './find.ts';
import { compareFits, fitOf } from './fit.ts';
import { demandsEmail, type NotifiedMatch, offersEmail } from './mail/match-emails.ts';
import { reasonsOf } from './reasons.ts';
import { wishesOf } from './wishes.ts';

const listingsPerBatch = 100;
/**
 * Maximum pairs per listing: of a very general demand only the best offers are announced; of an offer nearly all
 * demands.
 */
const maxPairs = { demand: 20, offer: 200 } as const;
/** A background job, so old demands are evaluated too. */
const maxCandidates = 3_000;

/**
 * Matches every new or changed listing. Idempotent: after a crash it starts again and stores no pair twice.
 */
export async function matchListings(platform: Platform): Promise<void> {
  for (;;) {
    const pending = await pendingListings(platform.db, listingsPerBatch);
    if (pending.length === 0) return;
    for (const each of pending) {
      await matchListing(platform, each.listingId);
      await deletePending(platform.db, each);
    }
  }
}

async function matchListing({ db, clock }: Platform, id: number): Promise<void> {
  const own = await activeFacts(db, id);
  if (!own) return;
  const found = (await findMatches(db, own, maxCandidates)).map((other) => other.id);
  await updateFits(db, id, found);
  const pairs = found
    .slice(0, maxPairs[own.kind])
    .map((other) =>
      own.kind === 'demand' ? { demandId: id, offerId: other } : { demandId: other, offerId: id },
    );
  await storePairs(db, pairs, clock.now());
}

const advertisersPerBatch = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** Minimum interval between two emails of a kind; matches found meanwhile wait for the next one. */
const quietMs = 86_400_000;

/** Emails both sides of every new pair. */
export async function notifyOfMatches(platform: Platform): Promise<void> {
  const until = new Date(platform.clock.now().getTime() - quietMs);
  for (const kind of noteKinds)
    for (let after = beforeAll; ;) {
      const ids = await advertisersToNotify(platform.db, kind, { until, after, atMost: advertisersPerBatch });
      for (const id of ids) await notifyAdvertiser(platform, id, kind);
      const last = ids.at(-1);
      if (last === undefined) break;
      after = last;
    }
}

/** The email and the record that it was sent are committed together. */
async function notifyAdvertiser(platform: Platform, advertiserId: string, kind: NoteKind): Promise<void> {
  const { ids, clock } = platform;
  const now = clock.now();
  await platform.db.transaction().execute(async (db) => {
    const notes = await lockNotes(db, advertiserId, kind);
    if (!notes) return;
    const isQuiet = notes.notified_at !== null && now.getTime() - notes.notified_at.getTime() < quietMs;
    // Pairs are also marked while emails are off, so that turning them on does not send them all.
    if (isQuiet && notes.off_at === null) return;
    const pairs = await takePairs(db, advertiserId, kind, now);
    const mailbox = await advertiserMailbox(db, advertiserId);
    if (!mailbox || notes.off_at !== null) return;
    const matches = await stillFitting({ ...platform, db }, pairs, kind);
    const [first] = matches;
    if (!first) return;
    await setNotified(db, advertiserId, kind, now);
    const key = ids.token();
    await addKey(db, { keyHash: hashOfSecret(key), advertiserId, kind, now });
    await queueEmail(platform, db, kind === 'offers' ? offersEmail : demandsEmail, mailbox, { key, matches });
    const title = kind === 'offers' ? 'Sedí na tvou poptávku' : 'Tohle někdo hledá';
    const body = matches.length === 1 ? first.other.title : `${first.other.title} a další`;
    await queuePush(platform, db, mailbox, {
      title,
      body,
      path: listingUrl(first.own),
      tag: `shody-${kind}`,
    });
  });
}

/** Pairs that are still active and match now, with reasons: by own listing, newest first, then best first. */
async function stillFitting(
  platform: Platform,
  pairs: readonly Pair[],
  kind: NoteKind,
): Promise<NotifiedMatch[]> {
  const ids = [...new Set(pairs.flatMap(({ demandId, offerId }) => [demandId, offerId]))];
  const cards = await liveCards(platform, ids);
  const facts = new Map((await factsOfActive(platform.db, ids)).map((each) => [each.id, each]));
  return pairs
    .flatMap(({ demandId, offerId }) => {
      const [demand, offer] = [facts.get(demandId), facts.get(offerId)];
      const fit = demand && offer && fitOf(wishesOf(demand), demand, offer);
      const [own, other] = (kind === 'offers' ? [demandId, offerId] : [offerId, demandId]).map((id) =>
        cards.get(id),
      );
      if (!fit || !own || !other) return [];
      return [{ own, other, fit, reasons: reasonsOf(fit, kind === 'offers' ? 'demander' : 'offerer') }];
    })
    .toSorted((a, b) => b.own.id - a.own.id || compareFits(a.fit, b.fit) || b.other.id - a.other.id);
}
