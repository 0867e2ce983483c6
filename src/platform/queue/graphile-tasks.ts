import type { Jobs } from './queue.ts';

/** Tells graphile-worker's types what each of our jobs carries. */
declare global {
  namespace GraphileWorker {
    interface Tasks extends Jobs {}
  }
}
