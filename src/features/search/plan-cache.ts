import type { PlaceNames, Plan, Vocabulary } from '../query-understanding/contract.ts';
import { planOf } from '../query-understanding/index.ts';
import { fifoCached } from './fifo-cache.ts';
import type { Knowledge } from './knowledge.ts';

/** So many plans are kept with each vocabulary; the oldest goes first. */
const most = 300;

type Cached = { places: PlaceNames; plans: Map<string, Plan> };

const kept = new WeakMap<Vocabulary, Cached>();

/** What words ask for; the very same plan for the same words, as long as they are read with the same knowledge. */
export function cachedPlanOf(words: string, knowledge: Knowledge): Plan {
  return fifoCached(cacheOf(knowledge).plans, most, words, () => planOf(words, knowledge));
}

function cacheOf({ vocabulary, places }: Knowledge): Cached {
  const known = kept.get(vocabulary);
  if (known?.places === places) return known;
  const fresh: Cached = { places, plans: new Map() };
  kept.set(vocabulary, fresh);
  return fresh;
}
