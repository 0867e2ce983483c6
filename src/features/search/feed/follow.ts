import type { Logger } from 'pino';
import type { Database } from '../../../platform/platform.ts';
import { type Changes, type Seen, changesSince, deleteChangesBefore } from '../db.ts';

/** Well below the second within which a change must be visible, even if notifications are lost. */
const pollMilliseconds = 400;
/** Changes are retained for a day; a process that has not polled for half of it rebuilds its index. */
const retentionMs = 86_400_000;
const lookWithin = retentionMs / 2;

export type Follower = {
  /** Polls immediately. */
  wake(): void;
  stop(): Promise<void>;
};

export type Following = {
  db: Database;
  log: Pick<Logger, 'warn'>;
  seen: Seen;
  /** On failure, called again with the same changes. */
  apply: (changes: Changes) => Promise<void>;
  /** The feed cannot be read now; it is retried. */
  failed: () => void;
  /** Changes were lost; nothing more is applied. */
  lost: () => void;
};

/** Applies changes as they become visible, until stopped. Waits for an unavailable database. */
export function follow({ db, log, seen, apply, failed, lost }: Following): Follower {
  let at = seen;
  let lookedAt = performance.now();
  let stopped = false;
  let woken = false;
  let endPause = () => {};
  let failing = false;

  async function look(): Promise<boolean> {
    const changes = performance.now() - lookedAt > lookWithin ? undefined : await changesSince(db, at);
    if (!changes) return false;
    if (changes.listingIds.length > 0 || changes.places) await apply(changes);
    at = changes.seen;
    lookedAt = performance.now();
    return true;
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      try {
        if (!(await look())) return lost();
        failing = false;
      } catch (problem) {
        if (!failing && !stopped) log.warn({ err: problem }, 'changes to listings cannot be read');
        failing = true;
        failed();
      }
      if (!stopped && (!woken || failing)) await pause();
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMilliseconds);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const running = run();
  return {
    wake() {
      woken = true;
      endPause();
    },
    async stop() {
      stopped = true;
      endPause();
      await running;
    },
  };
}

/** Deletes changes older than a day. */
export async function sweepChanges(db: Database, now: Date): Promise<void> {
  await deleteChangesBefore(db, new Date(now.getTime() - retentionMs));
}
