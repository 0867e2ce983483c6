import { z } from 'zod';

const logged = z.looseObject({
  time: z.string(),
  level: z.string(),
  msg: z.string().optional(),
  requestId: z.string().optional(),
  err: z.looseObject({ stack: z.string().optional() }).optional(),
});

/** `10:00:01 info  message  key=value …`, with the stack of an error on the lines below. */
export function readableLine(json: string): string {
  const { time, level, msg = '', requestId, err, ...rest } = logged.parse(JSON.parse(json));
  const facts = Object.entries(rest).map(([name, value]) => ` ${name}=${plain(value)}`);
  const id = requestId ? ` [${requestId.slice(0, 8)}]` : '';
  const stack = err?.stack ? `\n${err.stack}` : '';
  return `${time.slice(11, 19)} ${level.padEnd(5)} ${msg}${facts.join('')}${id}${stack}\n`;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
