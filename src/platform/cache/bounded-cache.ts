import { LRUCache } from 'lru-cache';

/** Limit of a cache: a number of entries, or a number of bytes as estimated by `sizeOf`. */
export type Bound<Value> =
  | { readonly entries: number }
  | { readonly bytes: number; readonly sizeOf: (value: Value) => number };

/** Values by key; evicts the least recently used one when full. */
export class BoundedCache<Value extends NonNullable<unknown>, Key extends string | number = string> {
  readonly #values: LRUCache<Key, Value>;

  constructor(bound: Bound<Value>) {
    this.#values =
      'entries' in bound
        ? new LRUCache({ max: bound.entries })
        : new LRUCache({
            maxSize: bound.bytes,
            // The key takes memory, too; the size must be at least 1.
            sizeCalculation: (value, key) => 2 * String(key).length + Math.ceil(bound.sizeOf(value)) + 1,
          });
  }

  has(key: Key): boolean {
    return this.#values.has(key);
  }

  get(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  /** Caches the value unless it alone exceeds the limit. */
  set(key: Key, value: Value): void {
    this.#values.set(key, value);
  }

  /** The cached value; otherwise the result of `make`, which is then cached. */
  getOr(key: Key, make: () => Value): Value {
    const cached = this.#values.get(key);
    if (cached !== undefined) return cached;
    const made = make();
    this.#values.set(key, made);
    return made;
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }

  clear(): void {
    this.#values.clear();
  }
}
