import { expect, test } from 'vitest';
import { placeNames, planOf, vocabularyOf } from '../index.ts';

const known = { vocabulary: vocabularyOf(new Map()), places: placeNames([]) };
const chips = (query: string) =>
  planOf(query, known)
    .understood.map(({ key, value }) => `${key}=${value}`)
    .join(' ');

test.each([
  ['sada míčků 10 ks', 'category=micky quantity=10-10'],
  ['míče 20 kusů a více', 'category=micky quantity=20-'],
  ['štulpny 36-40', 'category=stulpny size=36-40'],
  ['shaft oval 92', 'category=shafty word=oval shaftLengthCm=92-92'],
  ['hůl 170 cm', 'category=florbalky bodyHeight=170-170'],
  ['sálovky 25 cm', 'category=boty shoeSizeEu=39-39'],
  ['levej ohyb', 'hand=left'],
  ['jeden míček', 'quantity=1-1 category=micky'],
  ['taška unihoc 50 l', 'category=sportovni-tasky brand=unihoc'],
  ['hokejka a boty dohromady', 'category=florbalky category=boty word=set'],
  ['vybavení pro oddíl – míčky a dresy', 'category=micky category=dresy'],
  ['chci prodat florbalku, kdo kupuje', 'kind=demand category=florbalky'],
  ['komu můžu nabídnout sálovky 43', 'kind=demand category=boty shoeSizeEu=43-43'],
  ['shání někdo masku', 'kind=demand category=brankarske-masky'],
  ['nechcete někdo prodat masku', 'kind=offer category=brankarske-masky'],
  ['zonemonstr kalhoty', 'brand=zone word=Monstr category=brankarske-kalhoty'],
])('„%s“ asks for %s', (query, expected) => {
  expect(chips(query)).toBe(expected);
});
