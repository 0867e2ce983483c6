import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { fold } from '../../contract/fold.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { contentPage } from '../content/index.ts';
import { lotteryRulesUrl, roundUrl } from '../../contract/urls.ts';
import type { ManagedRound, RoundForm } from './contract.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import { dayInPrague } from '../../contract/prague-day.ts';
import { graceMinutes } from './rules.ts';
import { storedEntries, storeEntries, clearOwners } from './db-entries.ts';
import {
  allRounds,
  insertRound,
  isNameTaken,
  lockRound,
  moveRound,
  type RoundRow,
  roundsToClose,
  setRoundValues,
  storeSecret,
  takeSecret,
} from './db-rounds.ts';
import { commitmentOf, entryListText, sha256 } from './draw-rule.ts';
import { managedRound, subjectOf, countedIn } from './views.ts';
import { anonymizeWinners, roundsToAnonymize } from './db-prizes.ts';

type Refused = Refusal<'not-found' | 'lottery-round-fixed' | 'lottery-starts-in-past'>;

/**
 * Opens a round: generates its secret and publishes its hash, stores the rules as of now; from then on the round
 * cannot be changed.
 */
export async function openRound(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedRound | Refused> {
  return platform.db.transaction().execute(async (db) => {
    const refused = await openDraft(platform, db, id);
    if (refused) return refused;
    await recordAction(platform, db, admin, { action: 'open-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}

/** Opens a round in the caller's transaction. */
export async function openDraft(platform: Platform, db: Database, id: string): Promise<Refused | undefined> {
  const now = platform.clock.now();
  const rules = await contentPage(platform, lotteryRulesUrl.slice(1), undefined);
  if (isRefusal(rules)) return refuse('not-found', { message: `Chybí text pravidel ${lotteryRulesUrl}.` });
  const secret = Buffer.from(platform.ids.token(), 'base64url').toString('hex');
  const commitment = await commitmentOf(secret);
  const round = await lockRound(db, id);
  if (!round) return refuse('not-found');
  if (round.state !== 'draft') return refuse('lottery-round-fixed');
  if (round.first_day < dayInPrague(now)) return refuse('lottery-starts-in-past');
  await storeSecret(db, id, secret);
  await moveRound(db, id, { state: 'open', rules_html: rules.html, commitment, opened_at: now });
  return undefined;
}

/** Pages of opened rounds with their last change, for the sitemap. */
export async function openedRounds({ db }: Pick<Platform, 'db'>): Promise<{ path: string; changed: Date }[]> {
  return (await allRounds(db, { opened: true })).map((round) => ({
    path: roundUrl(round.slug),
    changed: round.drawn_at ?? round.cancelled_at ?? round.closed_at ?? round.opened_at ?? round.created_at,
  }));
}

/** The slug of a round's address, made of its name: `Kolo 11 / 2026` is at `/losovani/kolo-11-2026`. */
export function slugOfName(name: string): string {
  const words = fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words || 'kolo';
}

/** Creates a round that only admins see. */
export async function draftRound(
  platform: Platform,
  admin: Viewer,
  { reason, ...values }: RoundForm,
): Promise<ManagedRound | Refusal<'lottery-name-taken'>> {
  const id = platform.ids.uuid();
  return platform.db.transaction().execute(async (db) => {
    const round = { id, now: platform.clock.now() };
    if (!(await insertRound(db, round, { ...values, slug: slugOfName(values.name) })))
      return refuse('lottery-name-taken');
    await recordAction(platform, db, admin, { action: 'draft-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}

/** Changes a round that is not open yet; refuses others. */
export async function changeRound(
  platform: Platform,
  admin: Viewer,
  { id, reason, ...form }: RoundForm & { id: string },
): Promise<ManagedRound | Refusal<'not-found' | 'lottery-name-taken' | 'lottery-round-fixed'>> {
  const values = { ...form, slug: slugOfName(form.name) };
  return platform.db.transaction().execute(async (db) => {
    const round = await lockRound(db, id);
    if (!round) return refuse('not-found');
    if (round.state !== 'draft') return refuse('lottery-round-fixed');
    if (await isNameTaken(db, values.slug, id)) return refuse('lottery-name-taken');
    await setRoundValues(db, id, values);
    await recordAction(platform, db, admin, { action: 'change-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}

/** Closes the lists of rounds whose last day is over: stores the entries and publishes their digest. */
export async function closeDueLists(platform: Platform): Promise<void> {
  const due = await roundsToClose(platform.db, platform.clock.now(), graceMinutes);
  for (const id of due) {
    await platform.db.transaction().execute(async (db) => {
      const round = await lockRound(db, id);
      if (round?.state === 'open') await closeList(platform, db, round);
    });
  }
}

async function closeList({ config, clock }: Platform, db: Database, round: RoundRow): Promise<void> {
  await storeEntries(db, countedIn(config, round));
  const entries = await storedEntries(db, round.id);
  await moveRound(db, round.id, {
    state: 'closed',
    closed_at: clock.now(),
    entries: entries.length,
    list_digest: await sha256(entryListText(round.slug, entries)),
  });
}

/** Cancels a round that is not drawn yet. The reason is public. */
export async function cancelRound(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: string; reason: string },
): Promise<ManagedRound | Refusal<'not-found' | 'lottery-round-over'>> {
  return platform.db.transaction().execute(async (db) => {
    const round = await lockRound(db, id);
    if (!round) return refuse('not-found');
    if (round.state === 'drawn' || round.state === 'cancelled') return refuse('lottery-round-over');
    await takeSecret(db, id);
    const cancelled = {
      state: 'cancelled',
      cancelled_at: platform.clock.now(),
      cancel_reason: reason,
    } as const;
    await moveRound(db, id, cancelled);
    await recordAction(platform, db, admin, { action: 'cancel-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}

/**
 * A year after the last prize the links from a round to people are deleted; the list of numbers is kept for
 * verification.
 */
export async function anonymizeOldRounds({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  for (const id of await roundsToAnonymize(db, retainedSince(retention.lottery, now))) {
    await db.transaction().execute(async (inside) => {
      await lockRound(inside, id);
      await clearOwners(inside, id);
      await anonymizeWinners(inside, id);
      await moveRound(inside, id, { forgotten_at: now });
    });
  }
}
