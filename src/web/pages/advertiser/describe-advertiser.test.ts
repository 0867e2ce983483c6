import { expect, test } from 'vitest';
import { describeAdvertiser, isIndexable } from './describe-advertiser.ts';

const someone = { name: 'Tomáš V.', trader: false };

test.each([
  [{ offers: 3, demands: 0 }, 'Tomáš V., soukromá osoba na Florbalovém bazaru: 3 nabídky.'],
  [{ offers: 1, demands: 5 }, 'Tomáš V., soukromá osoba na Florbalovém bazaru: 1 nabídka a 5 poptávek.'],
  [{ offers: 0, demands: 0 }, 'Tomáš V., soukromá osoba na Florbalovém bazaru: teď žádný inzerát.'],
])('an advertiser with %o is described as: %s', (living, words) => {
  expect(describeAdvertiser({ ...someone, ...living }).replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [{ offers: 3, demands: 0 }, { kind: 'offer', continued: false }, true],
  [{ offers: 0, demands: 3 }, { kind: 'demand', continued: false }, true],
  [{ offers: 2, demands: 1 }, { kind: 'demand', continued: false }, false],
  [{ offers: 30, demands: 0 }, { kind: 'offer', continued: true }, false],
  [{ offers: 1, demands: 1 }, { kind: 'offer', continued: false }, false],
] as const)(
  'for an advertiser with %o, the page of %o is indexed by search engines: %s',
  (living, shown, kept) => {
    expect(isIndexable(living, shown)).toBe(kept);
  },
);
