import { OperatorProblem } from '../platform/operator-problem.ts';

/** Runs a program; an `OperatorProblem` ends it with its one sentence, any other error with its stack. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (problem) {
    console.error(problem instanceof OperatorProblem ? problem.message : problem);
    process.exitCode = 1;
  }
}
