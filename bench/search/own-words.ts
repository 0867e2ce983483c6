import { parseArgs } from 'node:util';
import { runProgram } from '../../src/bootstrap/run-program.ts';
import { loadBuiltInPlaces } from '../../src/features/places/index.ts';
import { table } from '../table.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import { meanScore, scoreOwnWords, spokenOffers, spokenParts } from './score-own-words.ts';

/**
 * How well the form is filled from offers told in one's own words: `node run.mjs bench/search/own-words.ts`; `--misses`
 * also lists what went wrong in `own-words/working.jsonl`, the part that may be read.
 */
const { values: options } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });

await runProgram(async () => {
  const database = await temporaryDatabase();
  try {
    await loadBuiltInPlaces(database.platform);
    const rows: string[][] = [];
    for (const part of spokenParts) {
      const scores = await Promise.all(
        spokenOffers(part).map((offer) => scoreOwnWords(database.platform, offer)),
      );
      const { f1, precision, recall, right, wrong, unmarked, missed } = meanScore(scores);
      const shares = [f1, precision, recall].map((each) => each.toFixed(3));
      rows.push([part, String(scores.length), ...shares, ...[right, wrong, unmarked, missed].map(String)]);
      if (!options.misses || part !== 'working') continue;
      for (const each of scores.filter((score) => score.missed.length + score.wrong.length > 0))
        process.stdout.write(
          `${each.offer.text}\n${each.missed.map((fact) => `  missed ${fact}\n`).join('')}${each.wrong.map((fact) => `  filled ${fact}${each.unmarked.includes(fact) ? '' : ' (to check)'}\n`).join('')}`,
        );
    }
    const head = ['part', 'offers', 'F1', 'precision', 'recall', 'right', 'wrong', 'unmarked', 'missed'];
    process.stdout.write(`${table(head, rows)}\n`);
  } finally {
    await database.close();
  }
});
