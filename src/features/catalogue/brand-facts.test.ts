import { expect, test } from 'vitest';
import { brandFacts, brandOfAddress, manufacturerOf, allBrands } from './brands.ts';
import { brandFacts as brandFactsSchema } from './contract.ts';

test.each(allBrands())('what is known of $name has the shape that the contract promises', ({ slug }) => {
  expect(brandFactsSchema.parse(brandFacts(slug))).toEqual(brandFacts(slug));
});

test('a maker that is to be checked first is not told', () => {
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

test('a brand knows the others of its maker and what its gear is', () => {
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
])('the address „%s“ means %s', (address, slug) => {
  expect(brandOfAddress(address)).toBe(slug);
});
