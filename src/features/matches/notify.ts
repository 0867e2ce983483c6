import { listingUrl } from '../../contract/urls.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../accounts/index.ts';
import { livingCards } from '../listings/index.ts';
import { queuePush } from '../push/index.ts';
import { type NoteKind, noteKinds } from './contract.ts';
import { activeFacts, factsOfActive } from './db-facts.ts';
import {
  addKey,
  advertisersToNotify,
  deletePending,
  lockNotes,
  notePairs,
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
/** Of a demand that half of the bazaar fits, only the best offers are worth an email; of an offer, everybody is told. */
const maxPairs = { demand: 20, offer: 200 } as const;
/** Nobody waits for this: an old demand is to hear of a new offer, too. */
const maxCandidates = 3_000;

/** Matches every listing that is new or changed. Killed in the middle, it begins again and notes no pair twice. */
export async function matchListings(platform: Platform): Promise<void> {
  for (;;) {
    const pending = await pendingListings(platform.db, listingsPerBatch);
    if (pending.length === 0) return;
    for (const each of pending) {
      await notePairs(platform.db, await pairsOf(platform, each.listingId), platform.clock.now());
      await deletePending(platform.db, each);
    }
  }
}

async function pairsOf({ db }: Platform, id: number): Promise<Pair[]> {
  const own = await activeFacts(db, id);
  if (!own) return [];
  const found = (await findMatches(db, own, maxCandidates)).slice(0, maxPairs[own.kind]);
  return found.map((other) =>
    own.kind === 'demand' ? { demandId: id, offerId: other.id } : { demandId: other.id, offerId: id },
  );
}

const advertisersPerBatch = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';
/** Nobody gets a second email of a kind sooner: what comes meanwhile waits for the next one. */
const quietMs = 86_400_000;

/** Writes to both sides of every new pair. */
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

/** The email and the note that it was sent are committed together: killed in between, neither is there. */
async function notifyAdvertiser(platform: Platform, advertiserId: string, kind: NoteKind): Promise<void> {
  const { ids, clock } = platform;
  const now = clock.now();
  await platform.db.transaction().execute(async (db) => {
    const notes = await lockNotes(db, advertiserId, kind);
    if (!notes) return;
    const isQuiet = notes.notified_at !== null && now.getTime() - notes.notified_at.getTime() < quietMs;
    // What is off is taken off the list, so that turning it on again does not bring it all at once.
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

/** Pairs that live and fit at the moment of writing, with their reasons: by the own listing, newest first, then the best. */
async function stillFitting(
  platform: Platform,
  pairs: readonly Pair[],
  kind: NoteKind,
): Promise<NotifiedMatch[]> {
  const ids = [...new Set(pairs.flatMap(({ demandId, offerId }) => [demandId, offerId]))];
  const cards = await livingCards(platform, ids);
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
