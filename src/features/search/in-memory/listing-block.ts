/** Number of listings processed together, so that intermediate results stay in the CPU cache. */
export const blockBits = 12;
export const blockSize = 1 << blockBits;
export const wordsInBlock = blockSize >>> 5;

/** Selected listings of one block; reused for the next block. */
export class Block {
  /** First ordinal of the block, and the one after its last. */
  start = 0;
  end = 0;
  /** Ordinals of the selected listings, ascending: the first `count`. */
  readonly ordinals = new Uint32Array(blockSize);
  count = 0;
  /** 0 for an exact result, otherwise 1 + index of the single missed condition. */
  readonly missed = new Uint8Array(blockSize);
  /** Incremented whenever the selection changes. */
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

  /** Truncates the selection to the first `count`, after compaction. */
  keep(count: number): void {
    this.count = count;
    this.turn += 1;
  }

  /** Selects all ordinals of the block. */
  fill(): void {
    const { ordinals, start } = this;
    this.count = this.end - start;
    for (let at = 0; at < this.count; at += 1) ordinals[at] = start + at;
  }

  /** Bitmap of the selected ordinals. */
  get words(): Uint32Array {
    this.#mark();
    return this.#words;
  }

  /** Indexes of the bitmap's non-zero words. */
  get carrying(): Uint8Array {
    this.#mark();
    return this.#carrying.subarray(0, this.#carriers);
  }

  /** Position in the selection by ordinal within the block. */
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
