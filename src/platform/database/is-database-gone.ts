/**
 * Whether the database could not be asked: failures of the connection, and PostgreSQL's classes 08 (connection),
 * 53 (full disk, too many clients) and 57 (shutdown).
 */
export function isDatabaseGone(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const code = 'code' in problem ? String(problem.code) : '';
  // A missing socket is a server that is away; a missing file is not.
  if (code === 'ENOENT') return 'syscall' in problem && problem.syscall === 'connect';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|53...|57...)$/.test(code) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired/.test(
      problem.message,
    )
  );
}
