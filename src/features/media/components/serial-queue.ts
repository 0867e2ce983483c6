/** Runs what it is given one after another, in the order given; a failure does not stop those after it. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
