import { expect, test } from 'vitest';
import { brandFacts, brandOfAddress, manufacturerOf, allBrands } from './brands.ts';
import { brandFacts as brandFactsSchema } from './contract.ts';

test.each(allBrands())('the facts of $name match the schema of the contract', ({ slug }) => {
  expect(brandFactsSchema.parse(brandFacts(slug))).toEqual(brandFacts(slug));
});

test('omits an unverified manufacturer', () => {
  expect(brandFacts('salming')?.manufacturer).toEqual({
    name: 'Salming Sports',
    country: 'SE',
    retailer: false,
  });
  expect(brandFacts('freez')?.manufacturer).toBeUndefined();
  expect(brandFacts('karhu')?.manufacturer).toBeUndefined();
  expect(brandFacts('nothing')).toBeUndefined();
  expect(manufacturerOf('unihoc')).toBe('Renew Group (Unihoc Zone)');
  expect(manufacturerOf('freez')).toBeUndefined();
  expect(manufacturerOf('jina')).toBeUndefined();
});

test('a brand lists the other brands of its manufacturer and its kinds of gear', () => {
  const facts = brandFacts('unihoc');
  expect(facts?.sameMaker).toEqual([{ slug: 'zone', name: 'Zone' }]);
  expect(facts?.gear.map(({ slug }) => slug)).toContain('brankarska-vystroj');
  expect(facts?.gear.map(({ slug }) => slug)).not.toContain('brankarske-masky');
  expect(facts?.bladeHardness).toEqual({ pe: 'soft, medium, hard', pp: 'Titan, Feather Light' });
});

test.each([
  ['unihoc', 'unihoc'],
  ['unihok', 'unihoc'],
  ['fat-pipe', 'fat-pipe'],
  ['fat-pajp', 'fat-pipe'],
  ['Fatpipe', 'fat-pipe'],
  ['nic', undefined],
])('the URL part „%s“ resolves to %s', (address, slug) => {
  expect(brandOfAddress(address)).toBe(slug);
});
