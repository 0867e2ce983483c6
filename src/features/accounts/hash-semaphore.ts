const places = 2;
/** A comparison takes some 0.2 s: whoever stood behind more than so many would give up before their turn. */
const longestLine = 24;
let taken = 0;
const waiting: (() => void)[] = [];

/** The queue is full: retrying later is better for everybody than waiting. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Limits password hashing to two at a time per process; a few more wait, and the rest are refused. */
export async function withHashSemaphore<T>(work: () => Promise<T>): Promise<T> {
  if (taken < places) taken += 1;
  else if (waiting.length >= longestLine) throw new QueueFull('too much costly work waits');
  else await new Promise<void>((resume) => waiting.push(resume));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}
