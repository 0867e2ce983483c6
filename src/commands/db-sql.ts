import { createInterface } from 'node:readline/promises';
import type { Pool, QueryResult } from 'pg';

/** Runs the statements given, or reads them from the terminal, each ended by a semicolon. */
export async function runSql(pool: Pool, given: string): Promise<void> {
  if (given) return show(await pool.query(given));
  const terminal = createInterface({ input: process.stdin, output: process.stderr, prompt: 'sql> ' });
  terminal.prompt();
  let statement = '';
  for await (const line of terminal) {
    statement += `${line}\n`;
    if (!line.trimEnd().endsWith(';')) continue;
    try {
      show(await pool.query(statement));
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem);
    }
    statement = '';
    terminal.prompt();
  }
}

/** Several statements give several results. */
function show(result: QueryResult | QueryResult[]): void {
  for (const { command, rows, rowCount } of [result].flat()) {
    if (rows.length > 0) console.table(rows);
    console.log(`${command ?? 'done'} ${rowCount ?? ''}`.trimEnd());
  }
}
