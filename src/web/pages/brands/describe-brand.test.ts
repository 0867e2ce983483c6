import { expect, test } from 'vitest';
import { brandDescription } from './describe-brand.ts';

const names = [
  'Florbalky',
  'Čepele',
  'Shafty',
  'Omotávky',
  'Míčky',
  'Masky',
  'Vesty',
  'Kalhoty',
  'Rukavice',
  'Boty',
];
const brand = (gear: readonly string[]) => ({
  name: 'Unihoc',
  offers: 12,
  demands: 3,
  facts: {
    manufacturer: { name: 'Renew Group', country: 'SE', retailer: false },
    gear: gear.map((name) => ({ slug: name.toLowerCase(), name })),
  },
});

test('the description contains as many whole sentences as search engines show', () => {
  expect(brandDescription(brand(names.slice(0, 2)))).toBe(
    'Unihoc: 12\u00a0nabídek a\u00a03\u00a0poptávky přímo od hráčů. Značka výrobce Renew Group ze\u00a0Švédska. Sortiment: florbalky, čepele.',
  );
  const long = brandDescription(brand(names));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/ze\u00a0Švédska\.$/);
});
