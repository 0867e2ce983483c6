/** The severity of an HTTP status: 1xx info, 2xx success, 3xx warn, 4xx and 5xx error. */
export function severityOfStatus(status: number): 'info' | 'success' | 'warn' | 'error' {
  if (status < 200) return 'info';
  if (status < 300) return 'success';
  return status < 400 ? 'warn' : 'error';
}
