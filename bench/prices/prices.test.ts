import { expect, test } from 'vitest';
import { simulation } from './simulate.ts';
import { scoreEstimates } from './score.ts';

test.each([simulation.listings, 800])(
  'of %i listings, the median error of held-out sales is at most a fifth and 80 % are in their range',
  (listings) => {
    const { estimated, heldOut, medianError, inside } = scoreEstimates(listings, { histories: 12 });
    expect(estimated / heldOut).toBeGreaterThan(0.6);
    expect(medianError).toBeLessThanOrEqual(0.2);
    expect(inside).toBeGreaterThanOrEqual(0.75);
    expect(inside).toBeLessThanOrEqual(0.85);
  },
);
