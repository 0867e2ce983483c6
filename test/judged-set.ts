import { existsSync } from 'node:fs';
import { join } from 'node:path';

const whole =
  process.env.SEARCH_DIR && existsSync(process.env.SEARCH_DIR) ? process.env.SEARCH_DIR : undefined;

/**
 * The folder of listings and queries with their judgements (`corpus.jsonl` and others): the whole set of 3,000 listings
 * where SEARCH_DIR names it, which is not part of the project, or else the project's own 400 of them.
 */
export const judgedSetDir = whole ?? join(import.meta.dirname, 'reference/search');
export const isWholeJudgedSet = whole !== undefined;
