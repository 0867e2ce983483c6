/** The sender that is now heard for each upload of this process. */
const senders = new Map<string, { stop: AbortController; done: Promise<unknown> }>();

/**
 * Hears one sender of an upload at a time: a new one, come after a broken connection,
 * ends the one that the server may still be waiting for, and begins when that one has let go.
 */
export async function withExclusiveUpload<T>(
  uploadId: string,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const before = senders.get(uploadId);
  before?.stop.abort();
  const stop = new AbortController();
  const done = (before?.done ?? Promise.resolve()).then(() => send(stop.signal));
  const sender = { stop, done: done.catch(() => undefined) };
  senders.set(uploadId, sender);
  try {
    return await done;
  } finally {
    if (senders.get(uploadId) === sender) senders.delete(uploadId);
  }
}
