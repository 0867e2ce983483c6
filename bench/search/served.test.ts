import { expect, test } from 'vitest';
import { isRefusal } from '../../src/contract/errors.ts';
import { importListings } from '../../src/features/import/index.ts';
import { loadBuiltInPlaces } from '../../src/features/places/index.ts';
import { searchQuery } from '../../src/features/search/contract.ts';
import { findListings } from '../../src/features/search/find.ts';
import { judgedSetDir } from '../../test/judged-set.ts';
import { testPlatform } from '../../test/platform.ts';
import { judgedSet } from './judged-set.ts';
import { means, measureSearch } from './measures.ts';

const platform = await testPlatform();

test(
  'imported judged listings are found as well as by the in-process analysis',
  { timeout: 600_000 },
  async () => {
    // After the last of the listings was published.
    platform.clock.set(new Date('2026-11-01T00:00:00Z'));
    await loadBuiltInPlaces(platform);
    const set = judgedSet(judgedSetDir);
    const ignored = { stored: () => undefined, problem: () => undefined };
    await importListings(platform, numbered(set.lines), ignored);
    const measured = await measureSearch(set, async (q) => {
      const answer = await findListings(platform, searchQuery.parse({ q, limit: 100 }));
      if (isRefusal(answer)) throw new Error(`${q}: ${answer.refused}`);
      return answer.items.flatMap(({ reference }) => reference ?? []);
    });
    expect(means(measured).ndcg).toBeGreaterThan(0.96);
  },
);

async function* numbered(lines: readonly string[]) {
  for (const [at, text] of lines.entries()) yield { number: at + 1, text };
}
