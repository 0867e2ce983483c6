import { expect, test } from 'vitest';
import { codeOf } from '../../../test/listings.ts';
import { stockedSearch } from '../../../test/stocked-search.ts';
import { storeBuiltIn } from '../places/db.ts';
import { builtInCode } from '../places/districts.ts';

const { platform, add, search } = await stockedSearch();

const titles = async (query: Record<string, unknown>) =>
  (await search(query)).items.map(({ title }) => title);

const mask = { category: 'brankarske-masky', brand: '', 'attributes.maskSize': 'senior' };
const goal = { category: 'branky', brand: '', 'attributes.goalSize': '90x60' };

await add('Maska s kočičím okem', { values: { ...mask } });
await add('Branka na zahradu', { values: { ...goal, priceType: 'free', price: '' } });

test('near misses by length are sorted by distance, regardless of age', async () => {
  for (const cm of ['98', '97', '100', '99'])
    await add(`Hokejka ${cm} cm`, { values: { 'attributes.shaftLengthCm': cm } });
  const found = (await titles({ q: 'florbalka 96 cm' })).filter((title) => title.startsWith('Hokejka'));
  expect(found).toEqual(['97', '98', '99', '100'].map((cm) => `Hokejka ${cm} cm`));
});

test('near misses by price are sorted by distance, regardless of age', async () => {
  await add('Branka o kousek dražší', { values: { ...goal, price: '1250' } });
  await add('Branka o hodně dražší', { values: { ...goal, price: '1450' } });
  expect(await titles({ q: 'branka do 1000' })).toEqual([
    'Branka na zahradu',
    'Branka o kousek dražší',
    'Branka o hodně dražší',
  ]);
});

test('near misses by place are sorted by distance on every page, regardless of age', async () => {
  const around = [
    { name: 'Blansko', districtCode: 'CZ0641', lat: 49.363, lon: 16.644 },
    { name: 'Znojmo', districtCode: 'CZ0647', lat: 48.856, lon: 16.049 },
    { name: 'Vyškov', districtCode: 'CZ0646', lat: 49.278, lon: 16.999 },
  ].map((town) => ({ ...town, code: builtInCode(town.name, town.districtCode), weight: 1 }));
  await storeBuiltIn(platform.db, around);
  for (const { name, code } of [{ name: 'Brno', code: codeOf('Brno') }, ...around])
    await add(`Maska ${name}`, { values: { ...mask, place: code } });
  const nearest = ['Blansko', 'Brno', 'Vyškov', 'Znojmo'].map((town) => `Maska ${town}`);
  const q = 'maska kuřim';
  const all = await search({ q });
  expect(all.items.map(({ title }) => title).filter((title) => nearest.includes(title))).toEqual(nearest);
  const km = all.items.map(({ misses }) => Number(/(\d+)\u00a0km/.exec(misses[0]?.label ?? '')?.[1]));
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  const paged: string[] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const { items, next } = await search({ q, limit: '2', ...(cursor && { cursor }) });
    paged.push(...items.map(({ title }) => title));
    [cursor, more] = [next, next !== undefined];
  }
  expect(paged).toEqual(all.items.map(({ title }) => title));
});
