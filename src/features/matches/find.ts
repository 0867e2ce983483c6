import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import { substitutesOf } from '../query-understanding/index.ts';
import { type Matches, maxListed } from './contract.ts';
import { demandsMet, offersWanted } from './db-bounds.ts';
import { activeFacts, type Candidates, candidatesFor } from './db-facts.ts';
import { categoriesOf, compareFits, type Fit, fitOf } from './fit.ts';
import type { ListingFacts } from './listing-facts.ts';
import { type Reader, reasonsOf } from './reasons.ts';
import { thingsIn, type Wishes, wishesOf } from './wishes.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;

/** Offers that match a demand; public, because offers are. */
export async function demandMatches(
  platform: Needs,
  id: number,
): Promise<Matches | Refusal<'listing-not-found'>> {
  const own = await activeFacts(platform.db, id);
  return own?.kind === 'demand' ? listed(platform, own, 'anybody') : refuse('listing-not-found');
}

/** Matches of an own listing; empty unless it is public, so that a listing under review reveals no one. */
export async function ownMatches(
  platform: Needs,
  { advertiserId }: Viewer,
  id: number,
): Promise<Matches | Refusal<'listing-not-found'>> {
  const own = await activeFacts(platform.db, id, advertiserId);
  if (!own) return refuse('listing-not-found');
  return listed(platform, own, own.kind === 'demand' ? 'demander' : 'offerer');
}

async function listed(platform: Needs, own: ListingFacts, reader: Reader): Promise<Matches> {
  const found = await findMatches(platform.db, own);
  const cards = await liveCards(
    platform,
    found.slice(0, maxListed).map(({ id }) => id),
  );
  return {
    total: found.length,
    advertisers: new Set(found.map(({ advertiserId }) => advertiserId)).size,
    items: found.slice(0, maxListed).flatMap(({ id, fit }) => {
      const card = cards.get(id);
      return card ? [{ ...card, reasons: reasonsOf(fit, reader) }] : [];
    }),
  };
}

export type Match = { id: number; advertiserId: string; fit: Fit };

/** Maximum number of newest candidates evaluated for a page. */
const maxForPage = 300;

/** Active listings of others that match an active one, best first. */
export async function findMatches(
  db: Database,
  own: ListingFacts,
  atMost: number = maxForPage,
): Promise<Match[]> {
  const matches =
    own.kind === 'demand' ? await offersFor(db, own, atMost) : await demandsFor(db, own, atMost);
  return matches.toSorted((one, other) => compareFits(one.fit, other.fit) || other.id - one.id);
}

async function offersFor(db: Database, demand: ListingFacts, atMost: number): Promise<Match[]> {
  const wishes = wishesOf(demand);
  const asked = { ...substitutable(wishes.things), bounds: offersWanted(wishes), atMost };
  return (await candidatesFor(db, demand, asked)).flatMap((offer) => matchOf(wishes, demand, offer, offer));
}

async function demandsFor(db: Database, offer: ListingFacts, atMost: number): Promise<Match[]> {
  const things = [...thingsIn(offer.marks), ...(isLotOfGoalie(offer) ? ['goalie-set'] : [])];
  const asked = { ...substitutable(things), bounds: demandsMet(offer), atMost };
  const matches: Match[] = [];
  for (const demand of await candidatesFor(db, offer, asked)) {
    matches.push(...matchOf(wishesOf(demand), demand, offer, demand));
    // Parsing many texts takes long; other requests must not wait.
    await yieldToEventLoop();
  }
  return matches;
}

function matchOf(wishes: Wishes, demand: ListingFacts, offer: ListingFacts, other: ListingFacts): Match[] {
  const fit = fitOf(wishes, demand, offer);
  return fit ? [{ id: other.id, advertiserId: other.advertiserId, fit }] : [];
}

const isLotOfGoalie = ({ marks }: ListingFacts) => [...marks].some((mark) => mark.startsWith('lot-goalie:'));

/** Things that can substitute one of these, or be substituted by it, and their categories. */
export function substitutable(own: readonly string[]): Pick<Candidates, 'things' | 'categories'> {
  const near = own.flatMap((thing) => Object.keys(substitutesOf[thing] ?? {}));
  const served = Object.entries(substitutesOf).flatMap(([wanted, others]) =>
    own.some((thing) => thing in others) ? [wanted] : [],
  );
  const things = [...new Set([...own, ...near, ...served])];
  return { things, categories: [...categoriesOf(things)] };
}
