/** `10:00:01 info  message key=value …`, with the stack of an error on the lines below. */
export function readableLine(json: string): string {
  const { time, level, msg, requestId, err, ...rest }: Record<string, unknown> = JSON.parse(json);
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${plain(value)}`);
  const id = requestId === undefined ? '' : ` [${plain(requestId).slice(0, 8)}]`;
  const head = `${plain(time).slice(11, 19)} ${plain(level).padEnd(5)} ${plain(msg ?? '')}`;
  return `${head}${facts.join('')}${id}${stackOf(err)}\n`;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function stackOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return '';
  return 'stack' in problem ? `\n${String(problem.stack)}` : `\n${JSON.stringify(problem)}`;
}
