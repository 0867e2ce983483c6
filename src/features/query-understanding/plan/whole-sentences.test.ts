import { expect, test } from 'vitest';
import { analyzeListing, evaluatePlan, placeNames, planOf, vocabularyOf } from '../index.ts';

const town = (name: string, code: string, region: string) => ({
  code,
  name,
  kind: 'place' as const,
  district: `${region}2`,
  region,
});
const places = placeNames(
  [
    town('Praha', 'praha', 'CZ010'),
    town('Brno', 'brno', 'CZ064'),
    town('Prostějov', 'prostejov', 'CZ071'),
    town('Vysoké nad Jizerou', 'vysoke', 'CZ051'),
    town('Čechy pod Kosířem', 'cechy-pk', 'CZ071'),
  ],
  (digits) => (digits.startsWith('139') ? ['CZ0642'] : []),
);
const stock = new Map([['13925', 1]]);
const known = { vocabulary: vocabularyOf(stock), places };
const chips = (query: string) =>
  planOf(query, known)
    .understood.map(({ key, value }) => `${key}=${value}`)
    .join(' ');
const stick = 'category=florbalky';

test.each([
  'kupil bych hůl',
  'vzala bych i hůl',
  'rádi bychom pořídili hůl',
  'nemá někdo náhodou hůl',
  'není tu někde hůl',
  'hůl za kolik',
  'hůl kolik stojí',
  'hůl může být starší',
  'hůl nemusí být nová',
  'hůl, klidně ošoupaná',
  'prostě hůl',
  'hůl k vánocům',
])('„%s“ asks for a stick and nothing else', (query) => {
  expect(chips(query)).toBe(stick);
});

test.each([
  ['hůl 96 k narozeninám', `${stick} shaftLengthCm=96-96`],
  ['hůl do patnácti set', `${stick} price=-1500`],
  ['hůl v Praze nebo v Brně', `${stick} place=praha`],
  ['hůl na Moravě', `${stick} word=morava`],
  ['hůl v Čechách', `${stick} word=cechy`],
  ['hůl pro 10-ti letého', `${stick} ageGroup=10-10`],
  ['hůl pro kluka 150', `${stick} ageGroup=junior ageGroup=12-12`],
  ['jsem 178 vysoký, hůl', `bodyHeight=178-178 ${stick}`],
  ['sálovky vel. 6 UK', 'category=boty shoeSizeEu=40-40'],
  ['maska s vestou', 'category=brankarske-masky category=brankarske-vesty'],
  ['branka se sítí', 'category=branky'],
  ['maska bez mřížky', 'category=brankarske-masky'],
  ['florbalky, ale ne sety', stick],
  ['art. 13925', 'word=art word=13925'],
])('„%s“ asks for %s', (query, expected) => {
  expect(chips(query)).toBe(expected);
});

test.each([
  ['florbalka plechová', -40],
  ['florbalka na balkon', -100],
  ['florbalka Zone sirius', -200],
])('of „%s“ a listing without the last word loses %i', (query, otherwise) => {
  const word = planOf(query, known).criteria.find(({ key }) => key === 'word');
  expect(JSON.stringify(word?.points)).toContain(`"otherwise":${otherwise}`);
});

test('a stated size decides whom shoes fit, whoever they are for', () => {
  const keys = planOf('boty 42 pro syna', known).criteria.map(({ key }) => key);
  expect(keys).toEqual(['category', 'shoeSizeEu']);
});

test('a listing that denies what belongs to the thing is farther than one that is silent', () => {
  const points = (text: string) => {
    const offer = { kind: 'offer', attributes: {}, priceType: 'agreement', swap: false } as const;
    const { marks } = analyzeListing({
      ...offer,
      category: 'branky-trenink',
      title: 'Branka',
      description: text,
    });
    return evaluatePlan(planOf('branka se sítí', known), {
      marks: new Set([...marks, 'kind:offer']),
      numbers: {},
    });
  };
  const [withNet = 0, silent = 0, without = 0] = ['Se sítí.', 'Pevná.', 'Bez sítě.'].map(points);
  expect(withNet).toBeGreaterThan(silent);
  expect(silent).toBeGreaterThan(without);
});
