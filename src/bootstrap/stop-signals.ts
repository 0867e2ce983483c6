export type StopRequest = {
  /** Resolves when a signal asks to stop; rejects when something essential, such as the database, is lost. */
  readonly asked: Promise<void>;
  readonly because: (problem: unknown) => void;
};

/**
 * Window in milliseconds for duplicates: a signal to the process group arrives from the system and again through npm.
 */
const duplicateWindowMs = 1_000;

/** The first Ctrl-C or SIGTERM asks to stop gracefully; another one after a second exits immediately. */
export function waitForStopSignal(): StopRequest {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // Avoids an unhandled rejection when the database is lost during start, before anybody awaits this.
  promise.catch(() => undefined);
  let askedAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      askedAt ??= performance.now();
      if (performance.now() - askedAt > duplicateWindowMs) process.exit(1);
      resolve();
    });
  }
  return { asked: promise, because: reject };
}
