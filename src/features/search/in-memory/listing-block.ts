/** So many listings are looked at together: all that is worked out about them stays in the processor's own caches. */
export const blockBits = 12;
export const blockSize = 1 << blockBits;
export const wordsInBlock = blockSize >>> 5;

/** Some listings of one block; the next one overwrites them. */
export class Block {
  /** The first ordinal of the block, and the first behind it. */
  start = 0;
  end = 0;
  /** Places of the listings, rising: the first `count`. */
  readonly ordinals = new Uint32Array(blockSize);
  count = 0;
  /** 0 for a listing that fits, 1 + its number for the one condition it misses. */
  readonly missed = new Uint8Array(blockSize);
  /** Changes whenever other listings are in it. */
  turn = 0;
  #marked = -1;
  readonly #words = new Uint32Array(wordsInBlock);
  readonly #carrying = new Uint8Array(wordsInBlock);
  #carriers = 0;
  readonly #standing = new Uint16Array(blockSize);

  open(start: number, end: number): void {
    this.start = start;
    this.end = end;
    this.count = 0;
    this.turn += 1;
  }

  /** Only the first `count` stay, which others may have been moved to. */
  keep(count: number): void {
    this.count = count;
    this.turn += 1;
  }

  /** All ordinals of the block. */
  fill(): void {
    const { ordinals, start } = this;
    this.count = this.end - start;
    for (let at = 0; at < this.count; at += 1) ordinals[at] = start + at;
  }

  /** One bit for each ordinal of the block that is among the listings. */
  get words(): Uint32Array {
    this.#mark();
    return this.#words;
  }

  /** The words that have a bit at all. */
  get carrying(): Uint8Array {
    this.#mark();
    return this.#carrying.subarray(0, this.#carriers);
  }

  /** By the ordinal within the block: where it stands among the listings. */
  get standing(): Uint16Array {
    this.#mark();
    return this.#standing;
  }

  #mark(): void {
    if (this.#marked === this.turn) return;
    this.#marked = this.turn;
    const words = this.#words.fill(0);
    for (let at = 0; at < this.count; at += 1) {
      const ordinal = (this.ordinals[at] ?? 0) - this.start;
      words[ordinal >>> 5] = (words[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
      this.#standing[ordinal] = at;
    }
    this.#carriers = 0;
    for (let word = 0; word < wordsInBlock; word += 1) {
      if (words[word] === 0) continue;
      this.#carrying[this.#carriers] = word;
      this.#carriers += 1;
    }
  }
}
