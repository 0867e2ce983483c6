/** A position in a server's write-ahead log, in bytes from its start. */
export type LogPosition = number;

type Moment = { readonly at: number; readonly written: LogPosition };

/**
 * Measures how stale a replica may be, using only the local clock: each check records the primary's log position, and
 * the newest recorded position that the replica has replayed is the time up to which it is known to be current. While
 * the primary writes nothing, the replica counts as current; while the primary is unreachable, staleness grows.
 */
export class Staleness {
  #samples: Moment[] = [];
  #provenAt = -Infinity;

  /** `at` is a time in milliseconds from before the primary was queried. */
  record(at: number, written: LogPosition, replayed: LogPosition): void {
    this.#samples.push({ at, written });
    const proven = this.#samples.findLastIndex((sample) => sample.written <= replayed);
    if (proven < 0) return;
    this.#provenAt = this.#samples[proven]?.at ?? this.#provenAt;
    this.#samples = this.#samples.slice(proven);
  }

  /** Discards all samples: the connection leads to another server, or to one that is no longer a replica. */
  reset(): void {
    this.#samples = [];
    this.#provenAt = -Infinity;
  }

  /** Staleness in milliseconds; Infinity while unknown. */
  at(now: number): number {
    return now - this.#provenAt;
  }
}
