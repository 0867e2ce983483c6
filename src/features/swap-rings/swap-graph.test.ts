import { expect, test } from 'vitest';
import { categoryBySlug } from '../catalogue/index.ts';
import { factsOf } from '../matches/listing-facts.ts';
import { analyzeListing } from '../query-understanding/index.ts';
import { type SwapOffer, swapGraph } from './swap-graph.ts';

const swaps = [
  ['florbalky', 'Florbalka Unihoc levá 96 cm', 'Pravá florbalka 87 cm'],
  ['florbalky', 'Florbalka Zone pravá 87 cm', 'Levá florbalka, ideálně Salming'],
  ['florbalky', 'Florbalka, levá i pravá', 'boty 42'],
  ['florbalky', 'Hůl Exel celkem 106 cm', 'hůl 96 cm'],
  ['florbalky', 'Set levá hůl 92 a boty 42', 'čepel levá'],
  ['boty', 'Boty Salming 42', 'levá florbalka 95 cm nebo brankářská maska'],
  ['cepele', 'Čepel Zone levá', 'omotávka'],
  ['omotavky', 'Omotávka bílá', 'čepel'],
  ['brankarske-sety', 'Brankářská maska, vesta a kalhoty M', 'florbalka'],
  ['brankarske-masky', 'Maska junior', 'brankářský set'],
] as const;

function offerAt(id: number, [category, title, wants]: (typeof swaps)[number]): SwapOffer {
  const text = { category, title, description: '', attributes: {} };
  const { marks } = analyzeListing({ ...text, kind: 'offer', priceType: 'agreement', swap: true });
  const row = {
    ...text,
    id,
    advertiser_id: `person-${id}`,
    kind: 'offer' as const,
    category_id: categoryBySlug(category)?.id ?? 0,
    brand: null,
    wanted_conditions: null,
    filter_condition: 'used',
    price_type: 'agreement' as const,
    price: null,
    read_price_czk: null,
    marks,
    filter_choices: [],
    filter_from: [],
    filter_to: [],
    inserted: new Date(0),
  };
  return { facts: factsOf(row, { lat: 50, lon: 15 }), wants };
}
const graph = await swapGraph(
  swaps.map((swap, at) => offerAt(at + 1, swap)),
  new Set(),
);
const wantedBy = (one: number) =>
  [...swaps.keys()].filter((other) => graph.weightOf(one, other) !== undefined);

test('the preselection omits nothing that fits', () => {
  const fitting = [...swaps.keys()].flatMap((one) => wantedBy(one).map((other) => [one, other] as const));
  expect(fitting.length).toBeGreaterThan(15);
  expect(fitting.filter(([one, other]) => !graph.mayWant[one]?.has(other))).toEqual([]);
});

test('the preselection omits another side, another length and another item', () => {
  expect(graph.mayWant[0]).toEqual(new Set([1, 3]));
});

test('a mere preference is not a condition', () => {
  expect(wantedBy(1)).toContain(0);
});
