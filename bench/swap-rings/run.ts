import { factsOf } from '../../src/features/matches/listing-facts.ts';
import { analyzeListing } from '../../src/features/query-understanding/index.ts';
import { categoryBySlug } from '../../src/features/catalogue/index.ts';
import { pickRings } from '../../src/features/swap-rings/rings.ts';
import { type SwapOffer, swapGraph } from '../../src/features/swap-rings/swap-graph.ts';

/*
 * How long a thousand offers for a swap take, beside parsing the same listings from JSON in the same run:
 * `node run.mjs bench/swap-rings/run.ts`.
 */
const offerCount = 1_000;
const hands = ['left', 'right'] as const;
const inCzech = { left: 'Levá', right: 'Pravá' } as const;
let state = 271;
/** The same numbers each time. */
function below(limit: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * limit);
}
const someHand = () => hands[below(2)] ?? 'left';
const someLength = () => 70 + below(35);

function offerAt(id: number): SwapOffer {
  const [hand, cm, wanted, wantedCm] = [someHand(), someLength(), someHand(), someLength()];
  const text = {
    category: 'florbalky',
    title: `Florbalka ${inCzech[hand].toLowerCase()} ${cm} cm`,
    description: 'Hraná jednu sezonu, čepel drží tvar.',
    attributes: { hand, shaftLengthCm: cm },
  };
  const { marks } = analyzeListing({ ...text, kind: 'offer', priceType: 'fixed', price: 900, swap: true });
  const row = {
    ...text,
    id,
    advertiser_id: `person-${id % 700}`,
    kind: 'offer' as const,
    category_id: categoryBySlug('florbalky')?.id ?? 0,
    brand: null,
    wanted_conditions: null,
    filter_condition: 'used',
    price_type: 'fixed' as const,
    price: 500 + 50 * below(30),
    read_price_czk: null,
    marks,
    filter_choices: [],
    filter_from: [],
    filter_to: [],
    inserted: new Date(0),
  };
  const facts = factsOf(row, { lat: 49 + below(100) / 100, lon: 14 + below(400) / 100 });
  return { facts, wants: `${inCzech[wanted]} florbalka ${wantedCm} cm` };
}

async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; made: T }> {
  const began = performance.now();
  const made = await work();
  return { ms: performance.now() - began, made };
}

const offers = Array.from({ length: offerCount }, (_, at) => offerAt(at + 1));
const asText = JSON.stringify(
  offers.map(({ facts, wants }) => ({ ...facts, marks: [...facts.marks], wants })),
);
const parsed = await timed(() => {
  for (let times = 0; times < 20; times += 1) JSON.parse(asText);
});
const first = await timed(() => swapGraph(offers, new Set()));
const again = await timed(() => swapGraph(offers, new Set()));
const picked = await timed(() => pickRings(again.made));
const wishes = again.made.wants.reduce((sum, { size }) => sum + size, 0);
const parseMs = parsed.ms / 20;
const bySize = Map.groupBy(picked.made, ({ length }) => length);
const line = (name: string, ms: number) =>
  `${name}: ${Math.round(ms)} ms, ${(ms / parseMs).toFixed(1)} × JSON`;
console.log(
  [
    `${offerCount} offers, ${wishes} wishes that fit, JSON.parse of all ${parseMs.toFixed(1)} ms`,
    line('reading and judging, all texts new', first.ms),
    line('reading and judging, texts cached', again.ms),
    line('picking rings', picked.ms),
    `rings: ${[...bySize].map(([size, rings]) => `${rings.length} of ${size}`).join(', ')}`,
  ].join('\n'),
);
