export type StopRequest = {
  /** Settles when a signal asks to stop; rejects when something the program cannot live without is gone. */
  readonly asked: Promise<void>;
  readonly because: (problem: unknown) => void;
};

/** Ctrl-C and SIGTERM ask to finish and stop; the second one ends the program where it stands. */
export function untilAskedToStop(): StopRequest {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Nobody may be waiting yet when the database is lost during the start.
  promise.catch(() => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      resolve();
      process.once(signal, () => process.exit(1));
    });
  }
  return { asked: promise, because: reject };
}
