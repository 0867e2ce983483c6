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

/** Whether nothing can be written now for a reason that may pass, and that its operator must mend. */
export function isStorageProblem(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && codes.has(String(problem.code));
}
