import { expect, test } from 'vitest';
import { readCorpus } from './by-reading.ts';
import { judgedSet } from './judged-set.ts';
import { means, measureSearch } from './measures.ts';

const folder = process.env.SEARCH_DIR;
/** What is reached, less what a change of wording may cost. */
const leastNdcg = 0.97;
const leastOfClass = 0.9;

test.skipIf(!folder)(
  'judged queries are answered as well as before; skipped without SEARCH_DIR',
  { timeout: 300_000 },
  async () => {
    const set = judgedSet(folder ?? '');
    const measured = await measureSearch(set, readCorpus(set.lines).search);
    expect(means(measured).ndcg).toBeGreaterThan(leastNdcg);
    for (const [name, each] of Map.groupBy(measured, ({ query }) => query.class))
      expect(means(each).ndcg, name).toBeGreaterThan(leastOfClass);
  },
);
