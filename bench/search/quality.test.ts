import { expect, test } from 'vitest';
import { isWholeJudgedSet, judgedSetDir } from '../../test/judged-set.ts';
import { readCorpus } from './by-reading.ts';
import { judgedSet } from './judged-set.ts';
import { means, measureSearch } from './measures.ts';

/**
 * Current results minus a tolerance for changes of wording; two queries of a class move it further than six.
 */
const leastNdcg = 0.97;
const leastOfClass = isWholeJudgedSet ? 0.9 : 0.8;

test('search quality on judged queries does not regress', { timeout: 300_000 }, async () => {
  const set = judgedSet(judgedSetDir);
  const measured = await measureSearch(set, readCorpus(set.lines).search);
  expect(means(measured).ndcg).toBeGreaterThan(leastNdcg);
  for (const [name, each] of Map.groupBy(measured, ({ query }) => query.class))
    expect(means(each).ndcg, name).toBeGreaterThan(leastOfClass);
});
