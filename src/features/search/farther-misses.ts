import type { Platform } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import type { Plan, Understood } from '../query-understanding/contract.ts';
import type { SearchResult } from './contract.ts';
import type { EngineQuery, Found, Order } from './engine.ts';
import { missesOf } from './misses.ts';
import { type Prepared, parseQuery, placesIn } from './prepare.ts';

/** Maximum number of listings shown that miss several criteria, when none meets all. */
export const maxFartherMisses = 8;
/** Candidates compared per relaxed query. */
const comparedOfEach = 12;
/** Maximum number of offered combinations of dropped criteria, smallest first. */
const mostOffered = 4;
/** Maximum number of relaxed queries tried, those that drop least first. */
const maxTried = 16;

/** Criteria never dropped, because the results would be the opposite of the request or arbitrary. */
const kept = new Set(['category', 'kind', 'sort', 'not']);

/** The words without some criteria, still about the same item. */
type Looser = { rest: string; plan: Plan; dropped: readonly Understood[] };

export type Farther = { found: readonly Found[]; loosen: SearchResult['loosen'] };

/**
 * When no listing meets all words: the listings of the requested item nearest to them. Criteria are dropped one
 * by one, then in combinations, until there are enough results; the item itself is kept. Sorted by the number of
 * missed criteria, then by how far they are missed, reserved listings last. `before` are results found anyway,
 * which are merged in.
 */
export async function findFartherMisses(
  platform: Pick<Platform, 'db' | 'clock'>,
  { engine, ask, order }: Prepared,
  before: readonly Found[],
): Promise<Farther> {
  const candidates = new Map(before.map((one) => [one.id, one]));
  const loosen: SearchResult['loosen'] = [];
  if (!ask.plan || thingIn(ask.plan) === undefined) return { found: before, loosen };
  let level: readonly Looser[] = [{ rest: '', plan: ask.plan, dropped: [] }];
  for (let tried = 0; level.length > 0 && candidates.size < maxFartherMisses;) {
    level = (await looserThan(platform, level, ask.plan)).slice(0, maxTried - tried);
    tried += level.length;
    const answers = await Promise.all(
      level.map(async ({ plan, dropped, rest }) => {
        const looser: EngineQuery = { ...ask, plan, places: await placesIn(platform.db, plan) };
        const page = { order: orderWithout(dropped, order), atMost: comparedOfEach };
        const [exact, near, count] = await Promise.all([
          engine.answer(looser, { page }),
          engine.answer({ ...looser, near: true }, { page }),
          engine.count(looser),
        ]);
        return { found: [...exact.page, ...near.page], dropped, rest, count };
      }),
    );
    for (const { found, dropped, rest, count } of answers) {
      for (const one of found) candidates.set(one.id, candidates.get(one.id) ?? one);
      // A single dropped criterion is offered anyway.
      if (dropped.length > 1 && count > 0)
        loosen.push({ key: 'q', values: [], label: labelWithout(dropped), rest, count });
    }
  }
  return {
    found: await nearestOf(platform, ask, [...candidates.values()]),
    loosen: loosen.slice(0, mostOffered),
  };
}

/** All queries that drop one more criterion. */
async function looserThan(
  platform: Pick<Platform, 'db' | 'clock'>,
  level: readonly Looser[],
  asked: Plan,
): Promise<Looser[]> {
  const looser = await Promise.all(
    level.flatMap(({ plan, dropped }) =>
      plan.understood
        .filter(({ key, rest }) => !kept.has(key) && rest.trim() !== '')
        .map(async (wish) => ({
          rest: wish.rest,
          plan: await parseQuery(platform, wish.rest),
          dropped: [...dropped, wish],
        })),
    ),
  );
  const each = new Map(looser.toReversed().map((one) => [one.rest.split(/\s+/).join(' ').trim(), one]));
  return [...each.values()].toReversed().filter(({ plan }) => thingIn(plan) === thingIn(asked));
}

const thingIn = ({ criteria }: Plan): string | undefined =>
  criteria.find(({ key }) => key === 'category')?.value;

/** Order of candidates: nearest to the dropped criterion. */
function orderWithout(dropped: readonly Understood[], { centre }: Order): Order {
  if (centre && dropped.some(({ key }) => key === 'place')) return { sort: 'nearest', centre };
  const price = dropped.find(({ key }) => key === 'price');
  if (!price) return { sort: 'relevance' };
  return { sort: price.value.endsWith('-') ? 'dearest' : 'cheapest' };
}

function labelWithout(dropped: readonly Understood[]): string {
  const labels = dropped.map(({ label }) => `„${label}“`);
  return `Bez ${labels.slice(0, -1).join(', ')} a ${labels.at(-1)}`;
}

async function nearestOf(
  platform: Pick<Platform, 'db' | 'clock'>,
  ask: EngineQuery,
  found: readonly Found[],
): Promise<Found[]> {
  const ids = found.map(({ id }) => id);
  const [cards, misses] = await Promise.all([
    liveCards(platform, ids),
    missesOf(platform.db, ask, new Map(ids.map((id) => [id, undefined]))),
  ]);
  return found
    .map((one) => {
      const missed = misses.get(one.id) ?? [];
      return {
        one,
        reserved: cards.get(one.id)?.state === 'reserved' ? 1 : 0,
        wishes: missed.length,
        far: missed.reduce((sum, { far }) => sum + far, 0),
      };
    })
    .filter(({ wishes }) => wishes > 0)
    .toSorted(
      (a, b) => a.reserved - b.reserved || a.wishes - b.wishes || a.far - b.far || b.one.id - a.one.id,
    )
    .slice(0, maxFartherMisses)
    .map(({ one }) => one);
}
