/**
 * A problem that only the operator can fix: a wrong setting, a taken port, a locked folder. The program
 * prints its one-sentence message without a stack and exits with 1.
 */
export class OperatorProblem extends Error {
  override readonly name = 'OperatorProblem';
}
