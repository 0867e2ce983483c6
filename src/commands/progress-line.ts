/** Returns a function that shows progress on one changing line of a terminal, and does nothing without a terminal. */
export function progressLine(): (sentence: string) => void {
  if (!process.stderr.isTTY) return () => undefined;
  return (sentence) => void process.stderr.write(`\r\u001b[K${sentence}`);
}
