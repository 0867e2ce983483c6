/** How far the log of a server has got, in bytes since its beginning. */
export type LogPosition = number;

type Moment = { readonly at: number; readonly written: LogPosition };

/**
 * How old what a replica answers may be, without trusting any clock but ours: where the log of the primary stood is
 * noted at each look, and the newest note that the replica has replayed says since when it may be behind. A primary
 * that writes nothing has a replica that is not behind; a primary that cannot be asked proves nothing.
 */
export class Staleness {
  #notes: Moment[] = [];
  #provenAt = -Infinity;

  /** `at`: milliseconds, before the primary was asked what it has written. */
  note(at: number, written: LogPosition, replayed: LogPosition): void {
    this.#notes.push({ at, written });
    const proven = this.#notes.findLastIndex((note) => note.written <= replayed);
    if (proven < 0) return;
    this.#provenAt = this.#notes[proven]?.at ?? this.#provenAt;
    this.#notes = this.#notes.slice(proven);
  }

  /** Another server, or one that is no replica now: what was known of it counts for nothing. */
  doubt(): void {
    this.#notes = [];
    this.#provenAt = -Infinity;
  }

  /** Milliseconds; Infinity where nothing is proven. */
  at(now: number): number {
    return now - this.#provenAt;
  }
}
