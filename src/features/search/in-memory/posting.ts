const initialCapacity = 4;
/** Above one in 32 ordinals a bitmap is smaller than a list. */
const bitsInWord = 32;

/**
 * Posting list of a mark by ordinal: a sorted list when rare, a bitmap when common. Ordinals are added in
 * ascending order only.
 */
export class Posting {
  /** Number of added ordinals, including removed listings. */
  count = 0;
  /** Number of listings. */
  listings = 0;
  #last = -1;
  /** Whether it is a mark whose combinations are indexed. */
  readonly isCommon: boolean;
  #ordinals: Uint32Array = new Uint32Array(initialCapacity);
  #bits: Uint32Array | undefined;

  constructor(isCommon: boolean) {
    this.isCommon = isCommon;
  }

  /** `first`: first ordinal of the same listing. */
  add(ordinal: number, first: number): void {
    if (first !== this.#last) this.listings += 1;
    this.#last = first;
    if (this.#bits) this.#setBit(ordinal);
    else {
      if (this.count === this.#ordinals.length) this.#makeRoom(ordinal);
      if (this.#bits) this.#setBit(ordinal);
      else this.#ordinals[this.count] = ordinal;
    }
    this.count += 1;
  }

  /** Bitmap of a common mark; undefined for a rare one, which is in `few`. */
  get bits(): Uint32Array | undefined {
    return this.#bits;
  }

  /** Ordinals of a rare mark, ascending. */
  get few(): Uint32Array {
    return this.#ordinals.subarray(0, this.#bits ? 0 : this.count);
  }

  get ordinals(): Uint32Array {
    return this.#bits ? ordinalsOf(this.#bits) : this.few;
  }

  get bytes(): number {
    return (this.#bits ?? this.#ordinals).byteLength;
  }

  #makeRoom(ordinal: number): void {
    if (this.count > 1024 && this.count * bitsInWord > ordinal) {
      const bits = new Uint32Array((ordinal >>> 4) + 1);
      for (const each of this.few) bits[each >>> 5] = (bits[each >>> 5] ?? 0) | (1 << (each & 31));
      this.#bits = bits;
      this.#ordinals = new Uint32Array(0);
      return;
    }
    const larger = new Uint32Array(this.#ordinals.length * 2);
    larger.set(this.#ordinals);
    this.#ordinals = larger;
  }

  #setBit(ordinal: number): void {
    let bits = this.#bits ?? new Uint32Array(1);
    const word = ordinal >>> 5;
    if (word >= bits.length) {
      const larger = new Uint32Array(Math.max(word + 1, bits.length * 2));
      larger.set(bits);
      bits = larger;
    }
    bits[word] = (bits[word] ?? 0) | (1 << (ordinal & 31));
    this.#bits = bits;
  }
}

/** Binary search: index of the first of sorted ordinals that is not below `ordinal`. */
export function firstFrom(ordinals: Uint32Array, ordinal: number): number {
  let [low, high] = [0, ordinals.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordinals[middle] ?? 0) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Writes the ordinals of all set bits, ascending, into `ordinals`; `start` is the ordinal of the first bit.
 */
export function spreadBits(bits: Uint32Array, start: number, ordinals: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0;
    const first = start + word * bitsInWord + 31;
    while (left !== 0) {
      const lowest = left & -left;
      ordinals[count] = first - Math.clz32(lowest);
      count += 1;
      left ^= lowest;
    }
  }
  return count;
}

function ordinalsOf(bits: Uint32Array): Uint32Array {
  let count = 0;
  for (const word of bits) count += ones(word);
  const ordinals = new Uint32Array(count);
  spreadBits(bits, 0, ordinals);
  return ordinals;
}

/** Population count of a word. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
