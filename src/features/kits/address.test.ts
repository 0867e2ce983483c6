import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kitAddress, kitFields } from './address.ts';
import { kitPieces, piecesOf, wants, wearers } from './rules.ts';

const read = (address: string) => kitFields(new URL(address, 'http://bazar.cz').searchParams);

const asked = fc.constantFrom(...wearers).chain((who) =>
  fc.record({
    who: fc.constant(who),
    fields: fc.record(
      {
        height: fc.integer({ min: 90, max: 215 }).map(String),
        shoe: fc.constantFrom('36', '42.5'),
        budget: fc.integer({ min: 1, max: 9000 }).map(String),
      },
      { requiredKeys: ['height'] },
    ),
    chosen: fc.record(Object.fromEntries(piecesOf(who).map((piece) => [piece, fc.constantFrom(...wants)]))),
  }),
);

test('a query survives a round trip through its URL', () => {
  fc.assert(
    fc.property(asked, (fields) => {
      expect(read(kitAddress(fields))).toEqual(fields);
    }),
  );
});

test('defaults are omitted from the URL', () => {
  expect(kitAddress({ who: 'goalie', fields: { height: '146' }, chosen: kitPieces.goalie })).toBe(
    '/vybava?who=goalie&height=146',
  );
});

test('without a place the URL has no radius or postage, and a goalkeeper has no hand', () => {
  const fields = { height: '146', radius: '50', post: 'yes', hand: 'left' };
  expect(kitAddress({ who: 'goalie', fields })).toBe('/vybava?who=goalie&height=146');
  expect(kitAddress({ who: 'child', fields: { ...fields, place: '582786' } })).toBe(
    '/vybava?who=child&height=146&hand=left&place=582786&radius=50&post=yes',
  );
});
