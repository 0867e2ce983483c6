import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { madeOfCatalogue } from '../catalogue/index.ts';
import type { PlaceNames, Plan, Points, Vocabulary } from '../query-understanding/contract.ts';
import { planOf, tokens } from '../query-understanding/index.ts';
import { type Area, areaOf } from './area.ts';
import { conditionsOf } from './conditions.ts';
import type { SearchQuery, Sort } from './contract.ts';
import type { EngineQuery, Engine, Order } from './engine.ts';
import { engineOf } from './engines.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';

const maxCachedPlans = 300;

type PlanCache = { places: PlaceNames; plans: BoundedCache<Plan> };

const planCaches = madeOfCatalogue(() => new WeakMap<Vocabulary, PlanCache>());

/** The plan of words; the identical object for the same words and knowledge. */
function cachedPlanOf(words: string, knowledge: Knowledge): Plan {
  return cacheOf(knowledge).plans.getOr(words, () => planOf(words, knowledge));
}

function cacheOf({ vocabulary, places }: Knowledge): PlanCache {
  const cached = planCaches().get(vocabulary);
  if (cached?.places === places) return cached;
  const fresh: PlanCache = { places, plans: new BoundedCache({ entries: maxCachedPlans }) };
  planCaches().set(vocabulary, fresh);
  return fresh;
}

/** A search prepared for the engine that answers it. */
export type Prepared = { engine: Engine; ask: EngineQuery; order: Order; area?: Area | undefined };

/** Default order: by relevance with words, otherwise newest first. */
export function defaultSort(search: Pick<SearchQuery, 'q'>): Sort {
  return search.q ? 'relevance' : 'newest';
}

/** Parses words and resolves places; `asOf` is the moment of the search in microseconds. */
export async function prepareSearch(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  asOf = platform.clock.now().getTime() * 1000,
): Promise<Prepared> {
  const { db } = platform;
  const [area, plan] = await Promise.all([
    search.place === undefined ? undefined : areaOf(db, search.place, search.radius),
    search.q ? parseQuery(platform, search.q) : undefined,
  ]);
  const places = await placesIn(db, plan);
  const centre = area?.centre ?? [...places.values()].find((place) => place.centre)?.centre;
  return {
    engine: engineOf(db),
    ask: { plan, places, conditions: conditionsOf(search, area, asOf), asOf },
    order: { sort: search.sort ?? defaultSort(search), centre },
    area,
  };
}

/** Plan for text of punctuation only: matches nothing. */
const nobody: Plan = { required: [[]], score: 0, exact: 0, criteria: [], understood: [], ignored: [] };

export async function parseQuery(platform: Pick<Platform, 'db' | 'clock'>, words: string): Promise<Plan> {
  return tokens(words).length === 0 ? nobody : cachedPlanOf(words, await knowledgeOf(platform));
}

/** Areas of the places in the plan; listings do not store them as marks, so they are resolved here. */
export async function placesIn(db: Database, plan: Plan | undefined): Promise<Map<string, Area>> {
  const marks = new Set(plan ? [...plan.required.flat(), ...marksOf(plan.score)] : []);
  const named = [...marks].filter((mark) => /^(place|district|region|around):/.test(mark));
  const areas = named.map(async (mark) => {
    const [, code = '', km] = mark.split(':');
    return [mark, await areaOf(db, code, km === undefined ? undefined : Number(km))] as const;
  });
  return new Map(await Promise.all(areas));
}

function marksOf(points: Points): string[] {
  if (typeof points === 'number') return [];
  if ('sum' in points) return points.sum.flatMap(marksOf);
  if ('best' in points) return points.best.flatMap(marksOf);
  if ('worst' in points) return points.worst.flatMap(marksOf);
  if ('half' in points) return marksOf(points.half);
  return 'marks' in points ? points.marks.map(([mark]) => mark) : [];
}
