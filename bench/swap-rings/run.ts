import { factsOf } from '../../src/features/matches/listing-facts.ts';
import { analyzeListing } from '../../src/features/query-understanding/index.ts';
import { categoryBySlug } from '../../src/features/catalogue/index.ts';
import { pickRings } from '../../src/features/swap-rings/rings.ts';
import { type SwapOffer, swapGraph } from '../../src/features/swap-rings/swap-graph.ts';

/* How long matching a thousand swap offers takes when none of their texts is cached: `node run.mjs
   bench/swap-rings/run.ts`. CPU time is reported as well, which other load on the machine does not affect. */
const offerCount = 1_000;
const hands = ['left', 'right'] as const;
const inCzech = { left: 'Levá', right: 'Pravá' } as const;
let state = 271;
/** Deterministic pseudorandom numbers. */
function below(limit: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * limit);
}
type Stick = { hand: (typeof hands)[number]; cm: number };
const anyStick = (): Stick => ({ hand: hands[below(2)] ?? 'left', cm: 70 + below(35) });

/**
 * Sticks of seven lengths and two hands: no two lengths can swap with each other, but each with two neighbours
 * in a ring.
 */
function inThrees(): [Stick, Stick] {
  const [third, at, hand] = [below(3), below(2), hands[below(2)] ?? 'left'];
  const cmOf = (number: number) => 70 + 6 * (3 * at + (number % 3));
  return [
    { hand, cm: cmOf(third) },
    { hand, cm: cmOf(third + 1) },
  ];
}

function offerAt(id: number, [{ hand, cm }, wanted]: readonly [Stick, Stick]): SwapOffer {
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
  const flex = 24 + below(9);
  return {
    facts,
    wants: `${inCzech[wanted.hand]} florbalka ${wanted.cm} cm, flex ${flex} až ${flex + below(6)}`,
  };
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  const made = await work();
  const { user, system } = process.cpuUsage(before);
  const spent = Math.round((user + system) / 1_000);
  console.log(`${name}: ${Math.round(performance.now() - began)} ms, ${spent} of the processor`);
  return made;
}

async function measure(name: string, pairs: () => readonly [Stick, Stick]): Promise<void> {
  const offers = Array.from({ length: offerCount }, (_, at) => offerAt(at + 1, pairs()));
  console.log(name);
  const graph = await timed('  reading', () => swapGraph(offers, new Set()));
  const near = graph.mayWant.reduce((sum, { size }) => sum + size, 0);
  const rings = await timed('  judging and picking', () => pickRings(graph));
  await timed('  all again, texts cached', async () => pickRings(await swapGraph(offers, new Set())));
  const bySize = Map.groupBy(rings, ({ length }) => length);
  console.log(
    `  ${near} wishes worth a look, ${[...bySize].map(([size, { length }]) => `${length} of ${size}`).join(', ')}`,
  );
}

await measure(`${offerCount} sticks of any length and hand`, () => [anyStick(), anyStick()]);
await measure(`${offerCount} sticks of which no two can be swapped with each other alone`, inThrees);
