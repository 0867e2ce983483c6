import { OperatorProblem } from '../platform/operator-problem.ts';

/** Runs a program; what only its operator can mend ends it with one sentence, anything else with its stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (problem) {
    console.error(problem instanceof OperatorProblem ? problem.message : problem);
    process.exitCode = 1;
  }
}
