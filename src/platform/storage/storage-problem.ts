/** A disk that is full, over its quota, read-only, closed to us, broken, or not the folder it was. */
const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
]);

/** Node makes folders on a read-only disk fail like that, although nothing is missing (`mkdir`, `recursive`). */
const isFolderNotMade = (problem: Error & { code: unknown }): boolean =>
  problem.code === 'ENOENT' && 'syscall' in problem && problem.syscall === 'mkdir';

/** Whether nothing can be written now for a reason that may pass, and that its operator must mend. */
export function isStorageProblem(problem: unknown): boolean {
  if (!(problem instanceof Error) || !('code' in problem)) return false;
  return codes.has(String(problem.code)) || isFolderNotMade(problem);
}
