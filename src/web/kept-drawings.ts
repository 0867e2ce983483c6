/**
 * Drawings by what they were made from, as long as they are asked for. Two generations share the room: what is not
 * asked for while the younger one fills goes with the older one.
 */
export class KeptDrawings<Drawing extends { readonly length: number } = string> {
  readonly #room: number;
  #young = new Map<string, Drawing>();
  #old = new Map<string, Drawing>();
  #taken = 0;

  /** `room`: characters or bytes of both, keys among them. */
  constructor(room: number) {
    this.#room = room;
  }

  /** The kept one, or the one that `make` gives now. */
  of(key: string, make: () => Drawing): Drawing {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const drawing = this.#old.get(key) ?? make();
    this.#taken += key.length + drawing.length;
    if (this.#taken > this.#room / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#taken = key.length + drawing.length;
    }
    this.#young.set(key, drawing);
    return drawing;
  }
}
