import { type ChildProcess, fork } from 'node:child_process';
import type { Order } from './render.ts';

type Reply = { id: number; picture?: Uint8Array; failed?: string };

/** The process goes when nothing has been ordered for so long. */
const idleMs = 1_000;

const waiting = new Map<number, PromiseWithResolvers<Buffer>>();
let orders = 0;
let running: ChildProcess | undefined;
let leaving: NodeJS.Timeout | undefined;

/** Has a picture drawn in a process of its own, which would leave 200 MB behind in the app. */
export async function draw(order: Order): Promise<Buffer> {
  clearTimeout(leaving);
  const artist = (running ??= start());
  const id = (orders += 1);
  const drawn = Promise.withResolvers<Buffer>();
  waiting.set(id, drawn);
  artist.send({ id, order });
  try {
    return await drawn.promise;
  } finally {
    waiting.delete(id);
    if (waiting.size === 0) leaving = setTimeout(() => dismiss(artist), idleMs);
  }
}

function start(): ChildProcess {
  const artist = fork(new URL('./draw-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
  });
  artist.on('message', ({ id, picture, failed }: Reply) => {
    if (picture) waiting.get(id)?.resolve(Buffer.from(picture));
    else waiting.get(id)?.reject(new Error(failed));
  });
  artist.on('exit', () => {
    if (running === artist) running = undefined;
    for (const drawn of waiting.values()) drawn.reject(new Error('The drawing process ended'));
  });
  return artist;
}

function dismiss(artist: ChildProcess): void {
  if (running === artist) running = undefined;
  if (artist.connected) artist.disconnect();
}
