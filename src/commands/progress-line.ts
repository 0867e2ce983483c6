/** Says how far a long command is: one line that changes on a terminal, nothing where nobody watches. */
export function progressLine(): (sentence: string) => void {
  if (!process.stderr.isTTY) return () => undefined;
  return (sentence) => void process.stderr.write(`\r\u001b[K${sentence}`);
}
