export type StopRequest = {
  /** Settles when a signal asks to stop; rejects when something the program cannot live without is gone. */
  readonly asked: Promise<void>;
  readonly because: (problem: unknown) => void;
};

/** A signal to the whole process group comes once from the system and once more through npm. */
const sameRequest = 1_000;

/** Ctrl-C and SIGTERM ask to finish and stop; one more after a second ends the program where it stands. */
export function untilAskedToStop(): StopRequest {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Nobody may be waiting yet when the database is lost during the start.
  promise.catch(() => undefined);
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      askedAt ??= performance.now();
      if (performance.now() - askedAt > sameRequest) process.exit(1);
      resolve();
    });
  }
  return { asked: promise, because: reject };
}
