import { expect, test } from 'vitest';
import { placeNames } from '../names/place-names.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { planOf } from './plan-of.ts';

const place = (name: string, code: string) => ({ code, name, kind: 'place' as const, region: 'CZ063' });
const places = placeNames([
  place('Olomouc', 'ol'),
  place('Žďár nad Sázavou', 'zr'),
  place('České Budějovice', 'cb'),
  place('Žďár', 'village'),
  place('Zlín', 'zl'),
  ...Array.from({ length: 300 }, (_, index) =>
    place(`Města${'abcdefghij'[index % 10]}${index}`, `m${index}`),
  ),
  place('Chotěboř', 'ch'),
  place('Lhotka', 'lh'),
]);
const vocabulary = vocabularyOf(
  new Map(Object.entries({ florbalk: 900, unihok: 90, cepel: 300, teplak: 20, bot: 200, celenk: 9 })),
);
const understood = (query: string) =>
  planOf(query, { vocabulary, places }).understood.map(({ key, value }) => `${key}=${value}`);

test.each([
  ['florbalkaunihoc', 'category=florbalky brand=unihoc'],
  ['čepelzone', 'category=cepele brand=zone'],
  ['flor balka', 'category=florbalky'],
  ['florbalka Olomuoc', 'category=florbalky place=ol'],
  ['florbalka olom', 'category=florbalky place=ol'],
  ['hůl žďár', 'category=florbalky place=zr'],
  ['hůl Žďár n. S.', 'category=florbalky place=zr'],
  ['hůl Žďár n. Sáz.', 'category=florbalky place=zr'],
  ['boty Budějky', 'category=boty place=cb'],
  ['hůl zli', 'category=florbalky place=zl'],
  ['hůl Chotěbor', 'category=florbalky place=ch'],
  ['hůl chotebořř', 'category=florbalky place=ch'],
  ['hůl lhota', 'category=florbalky word=lhota'],
  ['hokej', 'category=florbalky'],
  ['štul', 'category=stulpny'],
  ['stůl', 'word=stul'],
  ['sál', 'category=boty'],
  ['kol', 'category=brankarske-chranice-kolen'],
  ['florb', 'category=florbalky'],
  ['florbalka bl', 'category=florbalky'],
  ['čele', 'category=ostatni'],
  ['florbalka 30mm', 'category=florbalky flexMm=30-30'],
  ['florbalka 105 celkem', 'category=florbalky totalLengthCm=105-105'],
  ['hůl 1 metr', 'category=florbalky shaftLengthCm=100-100'],
  ['florbalka na výšku 140 cm', 'category=florbalky ageGroup=10-10'],
  ['boty uk9', 'category=boty shoeSizeEu=43.5-43.5'],
  ['box na hole', 'category=toolbagy'],
  ['unihoc epik', 'brand=unihoc word=Epic'],
  ['exel gravit', 'brand=exel word=Gravity'],
  ['salming ques', 'brand=salming word=Quest'],
  ['mizuno weave stealth', 'brand=mizuno word=Wave Stealth'],
  ['hyper light', 'word=Hyperlight'],
  ['oxd hůl levá', 'brand=oxdog category=florbalky hand=left'],
  ['čepellevá unihoc', 'category=cepele hand=left brand=unihoc'],
  ['zonu zuper', 'brand=zone word=Zuper'],
])('„%s“ is taken for %s', (query, expected) => {
  expect(understood(query).join(' ')).toBe(expected);
});

test('a word in stock is not a misspelling of another, an incomplete one may become any word in stock', () => {
  const stock = vocabularyOf(new Map(Object.entries({ desk: 9, delk: 400, hexan: 30, hexat: 40 })));
  const marksOf = (query: string) => JSON.stringify(planOf(query, { vocabulary: stock, places }).required);
  expect(marksOf('deska')).toContain('head:desk');
  expect(marksOf('hexan')).not.toContain('head:hexat');
  expect(marksOf('des')).toContain('head:desk');
});
