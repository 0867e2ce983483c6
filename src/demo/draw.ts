import { type ChildProcess, fork } from 'node:child_process';
import type { Order } from './render.ts';

type Reply = { id: number; picture?: Uint8Array; failed?: string };

/** Idle milliseconds after which the process is ended. */
const idleMs = 1_000;

/** A rendering process with its unanswered orders; each has its own map, so that one that exits fails only its own. */
type Renderer = { process: ChildProcess; waiting: Map<number, PromiseWithResolvers<Buffer>> };

let orders = 0;
let running: Renderer | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/** Renders a picture in a separate process; within the app it would retain 200 MB of memory. */
export async function draw(order: Order): Promise<Buffer> {
  clearTimeout(idleTimer);
  const renderer = (running ??= start());
  const { waiting } = renderer;
  const id = (orders += 1);
  const drawn = Promise.withResolvers<Buffer>();
  waiting.set(id, drawn);
  renderer.process.send({ id, order }, (problem) => problem && drawn.reject(problem));
  try {
    return await drawn.promise;
  } finally {
    waiting.delete(id);
    if (waiting.size === 0) idleTimer = setTimeout(() => dismiss(renderer), idleMs);
  }
}

function start(): Renderer {
  const process = fork(new URL('./draw-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
  });
  const renderer: Renderer = { process, waiting: new Map() };
  process.on('message', ({ id, picture, failed }: Reply) => {
    if (picture) renderer.waiting.get(id)?.resolve(Buffer.from(picture));
    else renderer.waiting.get(id)?.reject(new Error(failed));
  });
  process.on('exit', () => {
    if (running === renderer) running = undefined;
    for (const drawn of renderer.waiting.values()) drawn.reject(new Error('The drawing process ended'));
  });
  return renderer;
}

function dismiss(renderer: Renderer): void {
  if (running === renderer) running = undefined;
  if (renderer.process.connected) renderer.process.disconnect();
}
