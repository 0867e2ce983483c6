/** What one check has found: `well`, worth a look, or to be mended before the bazaar can do its work. */
export type Finding = {
  name: string;
  state: 'well' | 'look' | 'mend';
  /** What is so. */
  found: string;
  /** What to do, where something is. */
  todo?: string;
};

/** One check of the doctor; nothing where there is nothing to check. A check that throws has found that. */
export type Check = { name: string; run: () => Promise<Omit<Finding, 'name'> | undefined> };

/** Longest a check waits for anything outside, in milliseconds. */
export const timeoutMs = 10_000;

/** Runs checks one after the other, so that each is read before the next begins. */
export async function* examine(checks: readonly Check[]): AsyncGenerator<Finding> {
  for (const { name, run } of checks) {
    const finding = await run().catch((problem: unknown) => ({
      state: 'mend' as const,
      found: problem instanceof Error ? problem.message || problem.name : String(problem),
    }));
    if (finding) yield { name, ...finding };
  }
}

const words = { well: 'ok', look: 'LOOK', mend: 'MEND' };

export const lineOf = ({ name, state, found, todo }: Finding): string =>
  `${words[state].padEnd(5)}${name.padEnd(13)}${found}${todo === undefined ? '' : `\n${' '.repeat(18)}→ ${todo}`}`;
