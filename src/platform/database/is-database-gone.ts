/**
 * Whether the error means that the database is unreachable: connection failures, and PostgreSQL's classes 08
 * (connection), 53 (full disk, too many clients) and 57 (shutdown).
 */
export function isDatabaseGone(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const code = 'code' in problem ? String(problem.code) : '';
  // A missing socket means the server is down; any other missing file does not.
  if (code === 'ENOENT') return 'syscall' in problem && problem.syscall === 'connect';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|53...|57...)$/.test(code) ||
    /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired/.test(
      problem.message,
    )
  );
}
