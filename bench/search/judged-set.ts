import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const query = z.object({ id: z.string(), q: z.string(), class: z.string(), intent: z.string().optional() });
const judgements = z.record(z.string(), z.record(z.string(), z.number()));

export type JudgedQuery = z.output<typeof query>;
export type JudgedSet = {
  lines: string[];
  queries: JudgedQuery[];
  /** Grades 1 to 3 by query and listing; a missing one means not relevant. */
  grades: z.output<typeof judgements>;
};

/** Reads a folder with corpus.jsonl, queries-*.json and qrels-*.json. */
export function judgedSet(folder: string): JudgedSet {
  const read = (start: string) => {
    const name = readdirSync(folder).find((each) => each.startsWith(start));
    if (!name) throw new Error(`No ${start} in ${folder}`);
    return readFileSync(join(folder, name), 'utf8');
  };
  return {
    lines: read('corpus').split('\n').filter(Boolean),
    queries: z.array(query).parse(JSON.parse(read('queries'))),
    grades: judgements.parse(JSON.parse(read('qrels'))),
  };
}
