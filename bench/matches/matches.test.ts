import { expect, test } from 'vitest';
import { judgedDemands, score } from './score.ts';

const heldOut = judgedDemands.filter((each) => each.heldOut);

test('the set is large enough to tell, and half of it is held out', () => {
  expect(judgedDemands.length).toBeGreaterThanOrEqual(60);
  expect(heldOut.length).toBeGreaterThanOrEqual(judgedDemands.length / 2 - 1);
});

test.each([
  ['all demands', judgedDemands],
  ['the demands that nothing was tuned by', heldOut],
])(
  'of %s, nine of ten judged matches are among the first five and four of five matches are judged ones',
  (_, demands) => {
    const { recallAt5, precision } = score(demands);
    expect(recallAt5).toBeGreaterThanOrEqual(0.9);
    expect(precision).toBeGreaterThanOrEqual(0.8);
  },
);
