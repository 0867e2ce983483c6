import { type ChildProcess, fork } from 'node:child_process';
import type { Order } from './render.ts';

type Reply = { id: number; picture?: Uint8Array; failed?: string };

/** Idle milliseconds after which the process is ended. */
const idleMs = 1_000;

/** A rendering process with its unanswered orders; each has its own map, so that one that exits fails only its own. */
type Artist = { process: ChildProcess; waiting: Map<number, PromiseWithResolvers<Buffer>> };

let orders = 0;
let running: Artist | undefined;
let leaving: NodeJS.Timeout | undefined;

/** Renders a picture in a separate process; within the app it would retain 200 MB of memory. */
export async function draw(order: Order): Promise<Buffer> {
  clearTimeout(leaving);
  const artist = (running ??= start());
  const { waiting } = artist;
  const id = (orders += 1);
  const drawn = Promise.withResolvers<Buffer>();
  waiting.set(id, drawn);
  artist.process.send({ id, order }, (problem) => problem && drawn.reject(problem));
  try {
    return await drawn.promise;
  } finally {
    waiting.delete(id);
    if (waiting.size === 0) leaving = setTimeout(() => dismiss(artist), idleMs);
  }
}

function start(): Artist {
  const process = fork(new URL('./draw-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
  });
  const artist: Artist = { process, waiting: new Map() };
  process.on('message', ({ id, picture, failed }: Reply) => {
    if (picture) artist.waiting.get(id)?.resolve(Buffer.from(picture));
    else artist.waiting.get(id)?.reject(new Error(failed));
  });
  process.on('exit', () => {
    if (running === artist) running = undefined;
    for (const drawn of artist.waiting.values()) drawn.reject(new Error('The drawing process ended'));
  });
  return artist;
}

function dismiss(artist: Artist): void {
  if (running === artist) running = undefined;
  if (artist.process.connected) artist.process.disconnect();
}
