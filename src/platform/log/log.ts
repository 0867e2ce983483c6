import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../../config.ts';

const requestIds = new AsyncLocalStorage<string>();

/** Every line logged while `work` runs, including in async work it starts, has the request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** JSON lines in production; one readable line each in development. */
export function createLog(
  config: Pick<Config, 'env' | 'logLevel'>,
  output: NodeJS.WritableStream = process.stdout,
): Logger {
  const readable: DestinationStream = { write: (json) => void output.write(readableLine(json)) };
  const plain = oncePerTurn(output);
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin() {
        const requestId = requestIds.getStore();
        return requestId ? { requestId } : {};
      },
      // Keeps secrets out of the log, whatever is logged by mistake.
      redact: ['*.authorization', '*.cookie', '*.pin', '*.token', 'headers.authorization', 'headers.cookie'],
    },
    config.env === 'production' ? plain : readable,
  );
}

/**
 * Batches what is logged in one turn of the event loop: writes to a pipe are synchronous, and under load one
 * write per line takes longer than all the rest of logging.
 */
function oncePerTurn(output: NodeJS.WritableStream): DestinationStream {
  let lines = '';
  const flush = () => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  // A fatal error is logged in the program's last turn.
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

/** `10:00:01 info  message key=value …`, with the stack of an error on the lines below. */
function readableLine(json: string): string {
  const { time, level, msg, requestId, err, ...rest }: Record<string, unknown> = JSON.parse(json);
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${plain(value)}`);
  const id = requestId === undefined ? '' : ` [${plain(requestId).slice(0, 8)}]`;
  const head = `${plain(time).slice(11, 19)} ${plain(level).padEnd(5)} ${plain(msg ?? '')}`;
  return `${head}${facts.join('')}${id}${stackOf(err)}\n`;
}

const plain = (value: unknown): string =>
  withoutControls(typeof value === 'string' ? value : JSON.stringify(value));

/** Caller input must neither start a new log line nor send control codes to the terminal. */
const withoutControls = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function stackOf(problem: unknown): string {
  if (typeof problem !== 'object' || problem === null) return '';
  if (!('stack' in problem)) return `\n${plain(problem)}`;
  // Lines of the message are indented like those of the stack: only a new entry begins at the margin.
  const lines = String(problem.stack).split('\n').map(withoutControls);
  return lines.map((line, at) => (at === 0 || /^ {4}/.test(line) ? `\n${line}` : `\n    ${line}`)).join('');
}
