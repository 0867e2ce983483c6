/**
 * Something only the person who runs the bazaar can mend: a wrong setting, a taken port, a locked folder.
 * The program prints its one sentence, without a stack, and exits with 1.
 */
export class OperatorProblem extends Error {
  override readonly name = 'OperatorProblem';
}
