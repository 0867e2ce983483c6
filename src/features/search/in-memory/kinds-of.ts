/**
 * What many listings have in common, kept once: each different combination has a code, and a listing has the code.
 * Tests and sums are made once for a combination instead of once for each listing.
 */
export class KindsOf<Value> {
  readonly values: Value[] = [];
  readonly #codes = new Map<string, number>();
  readonly #read: (text: string, code: number) => Value;

  constructor(read: (text: string, code: number) => Value) {
    this.#read = read;
  }

  /** The code of a combination written as a text. */
  codeOf(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    const code = this.values.length;
    this.#codes.set(text, code);
    this.values.push(this.#read(text, code));
    return code;
  }
}
