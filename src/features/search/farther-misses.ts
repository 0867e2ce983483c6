import type { Platform } from '../../platform/platform.ts';
import { livingCards } from '../listings/index.ts';
import type { Plan, Understood } from '../query-understanding/contract.ts';
import type { SearchResult } from './contract.ts';
import type { EngineQuery, Found, Order } from './engine.ts';
import { missesOf } from './misses.ts';
import { type Prepared, parseQuery, placesIn } from './prepare.ts';

/** So many that miss several wishes are shown where nothing has all of them. */
export const maxFartherMisses = 8;
/** So many of each looser query are compared. */
const comparedOfEach = 12;
/** So many ways to leave several wishes out are offered, the least first. */
const mostOffered = 4;
/** So many looser queries are tried at most, those that leave out the least first. */
const maxTried = 16;

/** What would show the opposite of what was said, or nothing else, is never left out. */
const kept = new Set(['category', 'kind', 'sort', 'not']);

/** Words that leave out some of the wishes, and still ask for the same thing. */
type Looser = { rest: string; plan: Plan; dropped: readonly Understood[] };

export type Farther = { found: readonly Found[]; loosen: SearchResult['loosen'] };

/**
 * Where nothing has all that the words ask for: what is the nearest to it of the thing that is asked for. Wishes are left
 * out one by one, then several together, until there is enough; the thing stays. First come those that miss the fewest
 * wishes, and of these those that miss them by the least; whatever is reserved comes last. `before` is what is found
 * anyway, and takes its place among them.
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
      // One wish alone is offered anyway.
      if (dropped.length > 1 && count > 0)
        loosen.push({ key: 'q', values: [], label: labelWithout(dropped), rest, count });
    }
  }
  return {
    found: await nearestOf(platform, ask, [...candidates.values()]),
    loosen: loosen.slice(0, mostOffered),
  };
}

/** All queries that leave out one wish more. */
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

/** What comes first where there are many: the nearest of the wish that is left out. */
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
    livingCards(platform, ids),
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
