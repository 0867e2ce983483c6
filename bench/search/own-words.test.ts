import { beforeAll, expect, test } from 'vitest';
import { loadBuiltInPlaces } from '../../src/features/places/index.ts';
import { testPlatform } from '../../test/platform.ts';
import { meanScore, scoreOwnWords, spokenOffers, spokenParts } from './score-own-words.ts';

const platform = await testPlatform();
beforeAll(() => loadBuiltInPlaces(platform));

/** The goal is 0.93; a wrong value that is not marked for checking is worse than a missed one. */
const minF1 = 0.93;
const maxUnmarked = 3;

test.each(spokenParts)('%s: a form is filled from one’s own words as well as required', async (part) => {
  const scores = await Promise.all(spokenOffers(part).map((offer) => scoreOwnWords(platform, offer)));
  const { f1, unmarked } = meanScore(scores);
  expect(f1).toBeGreaterThanOrEqual(minF1);
  expect(unmarked).toBeLessThanOrEqual(maxUnmarked);
});
