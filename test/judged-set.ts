import { existsSync } from 'node:fs';

/**
 * The folder of the listings and queries with their judgements (`corpus.jsonl` and others), which is not part of the
 * project. Tests that read it run only when SEARCH_DIR names it.
 */
export const judgedSetDir =
  process.env.SEARCH_DIR && existsSync(process.env.SEARCH_DIR) ? process.env.SEARCH_DIR : undefined;

if (!judgedSetDir) console.info('SEARCH_DIR does not name the judged listings: reading them is skipped.');
