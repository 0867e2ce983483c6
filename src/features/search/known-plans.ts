import type { PlaceNames, Plan, Vocabulary } from '../reading/contract.ts';
import { planOf } from '../reading/index.ts';
import type { Knowledge } from './knowledge.ts';

/** So many plans are kept with each vocabulary; the oldest goes first. */
const most = 300;

type Kept = { places: PlaceNames; plans: Map<string, Plan> };

const kept = new WeakMap<Vocabulary, Kept>();

/** What words ask for; the very same plan for the same words, as long as they are read with the same knowledge. */
export function knownPlanOf(words: string, knowledge: Knowledge): Plan {
  const { plans } = keptWith(knowledge);
  const known = plans.get(words);
  if (known) return known;
  const plan = planOf(words, knowledge);
  plans.set(words, plan);
  for (const [oldest] of plans) {
    if (plans.size <= most) break;
    plans.delete(oldest);
  }
  return plan;
}

function keptWith({ vocabulary, places }: Knowledge): Kept {
  const known = kept.get(vocabulary);
  if (known?.places === places) return known;
  const fresh: Kept = { places, plans: new Map() };
  kept.set(vocabulary, fresh);
  return fresh;
}
