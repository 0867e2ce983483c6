/**
 * Texts by what they were made from, as long as they are asked for. Two generations share the room: what is not asked
 * for while the younger one fills goes with the older one.
 */
export class KeptDrawings {
  readonly #room: number;
  #young = new Map<string, string>();
  #old = new Map<string, string>();
  #taken = 0;

  /** `room`: characters of both, keys among them. */
  constructor(room: number) {
    this.#room = room;
  }

  /** The kept text, or the one that `make` gives now. */
  of(key: string, make: () => string): string {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const text = this.#old.get(key) ?? make();
    this.#taken += key.length + text.length;
    if (this.#taken > this.#room / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#taken = key.length + text.length;
    }
    this.#young.set(key, text);
    return text;
  }
}
