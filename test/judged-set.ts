import { existsSync } from 'node:fs';
import { join } from 'node:path';

const whole =
  process.env.SEARCH_DIR && existsSync(process.env.SEARCH_DIR) ? process.env.SEARCH_DIR : undefined;

/**
 * Folder of listings and queries with relevance judgements (`corpus.jsonl` and others): the whole set of 3,000
 * listings, named by SEARCH_DIR and not part of the project, or else the project's own 400 of them.
 */
export const judgedSetDir = whole ?? join(import.meta.dirname, 'reference/search');
export const isWholeJudgedSet = whole !== undefined;
