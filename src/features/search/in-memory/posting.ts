const firstRoom = 4;
/** A list of whole words takes more room than one bit for every listing once it holds one in 32. */
const bitsInWord = 32;

/**
 * The listings that carry one mark, by their place in the index: a rising list of few, or one bit for each place.
 * Places are added in rising order only.
 */
export class Posting {
  /** How many were added, dead ones too. */
  count = 0;
  /** Whether it is one of the marks of which the combinations are indexed. */
  readonly isCommon: boolean;
  #places: Uint32Array = new Uint32Array(firstRoom);
  #bits: Uint32Array | undefined;

  constructor(isCommon: boolean) {
    this.isCommon = isCommon;
  }

  add(place: number): void {
    if (this.#bits) this.#setBit(place);
    else {
      if (this.count === this.#places.length) this.#makeRoom(place);
      if (this.#bits) this.#setBit(place);
      else this.#places[this.count] = place;
    }
    this.count += 1;
  }

  /** One bit for each place where the mark is common; otherwise nothing, and `few` has them. */
  get bits(): Uint32Array | undefined {
    return this.#bits;
  }

  /** The places of a rare mark, rising. */
  get few(): Uint32Array {
    return this.#places.subarray(0, this.#bits ? 0 : this.count);
  }

  get places(): Uint32Array {
    return this.#bits ? placesOf(this.#bits) : this.few;
  }

  get bytes(): number {
    return (this.#bits ?? this.#places).byteLength;
  }

  #makeRoom(place: number): void {
    if (this.count > 1024 && this.count * bitsInWord > place) {
      const bits = new Uint32Array((place >>> 4) + 1);
      for (const each of this.few) bits[each >>> 5] = (bits[each >>> 5] ?? 0) | (1 << (each & 31));
      this.#bits = bits;
      this.#places = new Uint32Array(0);
      return;
    }
    const larger = new Uint32Array(this.#places.length * 2);
    larger.set(this.#places);
    this.#places = larger;
  }

  #setBit(place: number): void {
    let bits = this.#bits ?? new Uint32Array(1);
    const word = place >>> 5;
    if (word >= bits.length) {
      const larger = new Uint32Array(Math.max(word + 1, bits.length * 2));
      larger.set(bits);
      bits = larger;
    }
    bits[word] = (bits[word] ?? 0) | (1 << (place & 31));
    this.#bits = bits;
  }
}

/** Where the first of some rising places stands that is not below `place`. */
export function firstFrom(places: Uint32Array, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Writes the places of all bits that are set, rising, into `places`; `start` is the place of the first bit. */
export function spreadBits(bits: Uint32Array, start: number, places: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0;
    const first = start + word * bitsInWord + 31;
    while (left !== 0) {
      const lowest = left & -left;
      places[count] = first - Math.clz32(lowest);
      count += 1;
      left ^= lowest;
    }
  }
  return count;
}

function placesOf(bits: Uint32Array): Uint32Array {
  let count = 0;
  for (const word of bits) count += ones(word);
  const places = new Uint32Array(count);
  spreadBits(bits, 0, places);
  return places;
}

/** How many bits of a word are set. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
