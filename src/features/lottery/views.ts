import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform, Database } from '../../platform/platform.ts';
import type { LotteryRound, LotteryRoundCard, LotteryWinner, ManagedRound } from './contract.ts';
import {
  countCurrentEntries,
  entriesOf,
  storedEntries,
  listCurrentEntries,
  type Counted,
} from './db-entries.ts';
import { type DrawnRow, winnersOf } from './db-prizes.ts';
import { allRounds, findRound, type RoundRow, roundById, timesOf } from './db-rounds.ts';
import { dayInPrague } from '../../contract/prague-day.ts';
import { minutesUntil, graceMinutes } from './rules.ts';
import { entryListText, sha256 } from './draw-rule.ts';
import type { Config } from '../../config.ts';
import { importAccount } from '../import/index.ts';

/** Opened rounds, newest first. */
export async function lotteryRounds(platform: Platform): Promise<LotteryRoundCard[]> {
  const rounds = await allRounds(platform.db, { opened: true });
  const drawn = Map.groupBy(
    await winnersOf(
      platform.db,
      rounds.map(({ id }) => id),
    ),
    ({ round_id }) => round_id,
  );
  return Promise.all(rounds.map((round) => roundCard(platform, round, drawn.get(round.id) ?? [])));
}

/** One round with its proof and the viewer's entries. */
export async function lotteryRound(
  platform: Platform,
  viewer: Viewer | undefined,
  slug: string,
): Promise<LotteryRound | Refusal<'not-found'>> {
  const round = await findRound(platform.db, slug);
  if (!round?.commitment) return refuse('not-found');
  const waits = round.state === 'open' || round.state === 'closed';
  return {
    ...(await roundCard(platform, round, await winnersOf(platform.db, [round.id]))),
    drawsInMinutes: waits ? minutesUntil(round.draw_at, platform.clock.now()) : undefined,
    commitment: round.commitment,
    listDigest: round.list_digest ?? undefined,
    secret: round.secret ?? undefined,
    closedAt: round.closed_at?.toISOString(),
    drawnAt: round.drawn_at?.toISOString(),
    cancelledAt: round.cancelled_at?.toISOString(),
    rulesHtml: round.rules_html ?? '',
    own: viewer && (await ownEntries(platform, viewer, round)),
  };
}

/** The list of entries, closed or current. */
export async function lotteryEntries({ db, config }: Platform, slug: string) {
  const round = await findRound(db, slug);
  if (!round) return refuse('not-found');
  const final = round.closed_at !== null;
  const entries = await (final
    ? storedEntries(db, round.id)
    : listCurrentEntries(db, countedIn(config, round)));
  const text = entryListText(slug, entries);
  return { text, digest: await sha256(text), final };
}

async function ownEntries({ db, config }: Platform, { email, advertiserId }: Viewer, round: RoundRow) {
  const own = { ...countedIn(config, round), advertiserId, closed: round.closed_at !== null };
  const listings = (await entriesOf(db, own)).map(({ id, title, slug }) => ({
    id,
    title: title ?? undefined,
    slug: slug ?? undefined,
  }));
  return { excluded: excludedEmails(config).includes(email.toLowerCase()), listings };
}

async function roundCard(
  { db, config, clock }: Platform,
  round: RoundRow,
  drawn: readonly DrawnRow[],
): Promise<LotteryRoundCard> {
  const today = dayInPrague(clock.now());
  return {
    ...roundFacts(round),
    state: round.state === 'draft' ? 'open' : round.state,
    running: round.state === 'open' && round.first_day <= today && today <= round.last_day,
    entries:
      round.entries ?? (round.state === 'open' ? await countCurrentEntries(db, countedIn(config, round)) : 0),
    winners: drawn.map(winnerView),
    openedAt: (round.opened_at ?? round.created_at).toISOString(),
    cancelReason: round.cancel_reason ?? undefined,
  };
}

const roundFacts = (round: RoundRow) => ({
  slug: round.slug,
  name: round.name,
  prize: round.prize,
  prizeValueCzk: round.prize_value_czk,
  prizes: round.prizes,
  firstDay: round.first_day,
  lastDay: round.last_day,
  drawAt: round.draw_at.toISOString(),
  demo: round.is_demo,
});

const winnerView = (row: DrawnRow): LotteryWinner => ({
  place: row.place,
  counter: row.counter,
  listing: row.listing_id,
  state: row.state,
  answerUntil: row.answer_until.toISOString(),
  name: row.name ?? undefined,
  town: row.name === null ? undefined : (row.town ?? undefined),
  reason: row.reason ?? undefined,
});

/** The audit subject of a round. */
export const subjectOf = (id: string): string => `lottery-round:${id}`;

const minute = 60_000;

/** All rounds for admins, including drafts. */
export async function managedRounds(platform: Platform): Promise<ManagedRound[]> {
  const rounds = await allRounds(platform.db, { opened: false });
  return Promise.all(rounds.map((round) => view(platform, platform.db, round)));
}

export async function managedRound(platform: Platform, db: Database, id: string): Promise<ManagedRound> {
  const round = await roundById(db, id);
  if (!round) throw new Error(`Round ${id} is gone`);
  return view(platform, db, round);
}

async function view({ config, clock }: Platform, db: Database, round: RoundRow): Promise<ManagedRound> {
  const { ends, drawLocal } = await timesOf(db, round.id);
  const now = clock.now();
  const listOver = ends.getTime() + graceMinutes * minute <= now.getTime();
  const waits = round.state === 'closed' || (round.state === 'open' && listOver);
  const counts = round.state === 'open' || round.state === 'draft';
  return {
    ...roundFacts(round),
    id: round.id,
    drawsItself: round.draws_itself,
    state: round.state,
    drawable: waits && round.draw_at <= now,
    entries: round.entries ?? (counts ? await countCurrentEntries(db, countedIn(config, round)) : 0),
    drawAtLocal: drawLocal,
    cancelReason: round.cancel_reason ?? undefined,
    winners: (await winnersOf(db, [round.id])).map((row) => ({
      ...winnerView(row),
      id: row.id,
      email: row.email ?? undefined,
    })),
  };
}

type Runs = Pick<Config, 'adminEmails' | 'contactEmail'>;

/** Email addresses of accounts that take no part: the admins' and the site's own. */
const excludedEmails = (config: Runs): string[] => [
  ...config.adminEmails,
  config.contactEmail.toLowerCase(),
  importAccount(config),
];

export const countedIn = (config: Runs, { id }: { id: string }): Counted => ({
  roundId: id,
  excluded: excludedEmails(config),
});
