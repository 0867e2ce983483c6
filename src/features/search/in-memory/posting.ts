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
  #places: Uint32Array = new Uint32Array(firstRoom);
  #bits: Uint32Array | undefined;

  add(place: number): void {
    if (this.#bits) this.#setBit(place);
    else {
      if (this.count === this.#places.length) this.#makeRoom(place);
      if (this.#bits) this.#setBit(place);
      else this.#places[this.count] = place;
    }
    this.count += 1;
  }

  /** One bit for each place where the mark is common; otherwise nothing, and `places` has them. */
  get bits(): Uint32Array | undefined {
    return this.#bits;
  }

  get places(): Uint32Array {
    return this.#bits ? placesOf(this.#bits) : this.#places.subarray(0, this.count);
  }

  /** Sets the bit of each place in `target`, which has room for all. */
  addTo(target: Uint32Array): void {
    if (this.#bits) {
      const words = Math.min(this.#bits.length, target.length);
      for (let word = 0; word < words; word += 1)
        target[word] = (target[word] ?? 0) | (this.#bits[word] ?? 0);
      return;
    }
    for (let at = 0; at < this.count; at += 1) {
      const place = this.#places[at] ?? 0;
      target[place >>> 5] = (target[place >>> 5] ?? 0) | (1 << (place & 31));
    }
  }

  get bytes(): number {
    return (this.#bits ?? this.#places).byteLength;
  }

  #makeRoom(place: number): void {
    if (this.count > 1024 && this.count * bitsInWord > place) {
      const bits = new Uint32Array((place >>> 4) + 1);
      this.addTo(bits);
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

/** The places of all bits that are set, rising. */
export function placesOf(bits: Uint32Array): Uint32Array {
  let count = 0;
  for (const word of bits) count += ones(word);
  const places = new Uint32Array(count);
  let at = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] ?? 0;
    while (left !== 0) {
      places[at] = word * bitsInWord + 31 - Math.clz32(left & -left);
      at += 1;
      left &= left - 1;
    }
  }
  return places;
}

/** How many bits of a word are set. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
