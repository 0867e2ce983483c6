import { expect, it } from 'vitest';
import { randomIds } from '../../platform/ids.ts';
import { advertiserSlug, nameInConversation, generatedName, shortName } from './rules.ts';

it.each([
  ['Tomáš Veselý', 'Tomáš V.'],
  ['Jan Karel Černý', 'Jan Č.'],
  ['Tomáš V.', 'Tomáš V.'],
  ['Šimon', 'Šimon'],
  ['Hráč 4821', 'Hráč 4821'],
  ['tonda z brna', 'tonda z brna'],
])('shortens the name %s to %s', (typed, shown) => expect(shortName(typed)).toBe(shown));

it.each([
  ['Petr Kupec', null, 'Petr Kupec'],
  ['Petr Kupec', 'Hráč 0211', 'Petr Kupec'],
  ['Petr Kupec', 'Petr K.', 'Petr Kupec'],
  ['Petr Kupec', 'Pepa z Kladna', 'Pepa z Kladna'],
])('shows a sender signed as %s with the public name %s as %s', (typed, publicName, shown) =>
  expect(nameInConversation(typed, publicName)).toBe(shown),
);

it('generates a name for somebody who has not entered one', () => {
  expect(generatedName({ ...randomIds, pin: () => '048213' })).toBe('Hráč 0482');
});

it('creates a slug from any name', () => {
  const ids = { ...randomIds, pin: () => '048213' };
  expect(advertiserSlug('Žofie Řehořová', ids)).toBe('zofie-rehorova-048213');
  expect(advertiserSlug('木村', ids)).toBe('inzerent-048213');
});
