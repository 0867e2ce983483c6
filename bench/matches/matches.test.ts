import { expect, test } from 'vitest';
import { judged, score } from './score.ts';

const { first, second } = judged;
const heldOut = first.demands.filter((each) => each.heldOut);

test('the sets are large enough to be significant, and half of the first is held out', () => {
  expect(first.demands.length).toBeGreaterThanOrEqual(60);
  expect(heldOut.length).toBeGreaterThanOrEqual(first.demands.length / 2 - 1);
  expect(second.demands.length).toBeGreaterThanOrEqual(60);
});

test.each([
  ['all demands', first.demands, first.pool],
  ['the demands that nothing was tuned by', heldOut, first.pool],
  ['the demands of somebody else', second.demands, second.pool],
])(
  'of %s, 90 % of the judged matches are in the top five and 80 % of the returned matches are judged ones',
  (_, demands, pool) => {
    const { recallAt5, precision } = score(demands, pool);
    expect(recallAt5).toBeGreaterThanOrEqual(0.9);
    expect(precision).toBeGreaterThanOrEqual(0.8);
  },
);
