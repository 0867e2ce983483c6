import type { PlaceNames, Plan, Vocabulary } from '../reading/contract.ts';
import { planOf } from '../reading/index.ts';
import { keptIn } from './kept-in.ts';
import type { Knowledge } from './knowledge.ts';

/** So many plans are kept with each vocabulary; the oldest goes first. */
const most = 300;

type Kept = { places: PlaceNames; plans: Map<string, Plan> };

const kept = new WeakMap<Vocabulary, Kept>();

/** What words ask for; the very same plan for the same words, as long as they are read with the same knowledge. */
export function knownPlanOf(words: string, knowledge: Knowledge): Plan {
  return keptIn(keptWith(knowledge).plans, most, words, () => planOf(words, knowledge));
}

function keptWith({ vocabulary, places }: Knowledge): Kept {
  const known = kept.get(vocabulary);
  if (known?.places === places) return known;
  const fresh: Kept = { places, plans: new Map() };
  kept.set(vocabulary, fresh);
  return fresh;
}
