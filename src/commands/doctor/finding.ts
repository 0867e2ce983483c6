/** Result of one check: `well`, worth a `look`, or to `mend` before the bazaar can work. */
export type Finding = {
  name: string;
  state: 'well' | 'look' | 'mend';
  /** What was found. */
  found: string;
  /** What to do about it, if anything. */
  todo?: string;
};

/** One check of the doctor; returns undefined when it does not apply. A check that throws is reported as `mend`. */
export type Check = { name: string; run: () => Promise<Omit<Finding, 'name'> | undefined> };

/** Timeout of external services, in milliseconds. */
export const timeoutMs = 10_000;

/** Runs checks sequentially, so that each result can be read before the next check begins. */
export async function* runChecks(checks: readonly Check[]): AsyncGenerator<Finding> {
  for (const { name, run } of checks) {
    const finding = await run().catch((problem: unknown) => ({
      state: 'mend' as const,
      found: problem instanceof Error ? problem.message || problem.name : String(problem),
    }));
    if (finding) yield { name, ...finding };
  }
}

const words = { well: 'ok', look: 'LOOK', mend: 'MEND' };

export const formatFinding = ({ name, state, found, todo }: Finding): string =>
  `${words[state].padEnd(5)}${name.padEnd(13)}${found}${todo === undefined ? '' : `\n${' '.repeat(18)}→ ${todo}`}`;
