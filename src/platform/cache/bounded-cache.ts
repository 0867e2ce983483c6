import { LRUCache } from 'lru-cache';

/** How much is cached: so many values, or so many bytes by what each is said to take. */
export type Bound<Value> =
  | { readonly entries: number }
  | { readonly bytes: number; readonly sizeOf: (value: Value) => number };

/** Values by key; where there is no room for another one, the one unused for longest goes. */
export class BoundedCache<Value extends NonNullable<unknown>, Key extends string | number = string> {
  readonly #values: LRUCache<Key, Value>;

  constructor(bound: Bound<Value>) {
    this.#values =
      'entries' in bound
        ? new LRUCache({ max: bound.entries })
        : new LRUCache({
            maxSize: bound.bytes,
            // A key is text, too; nothing may count as no bytes at all.
            sizeCalculation: (value, key) => 2 * String(key).length + Math.ceil(bound.sizeOf(value)) + 1,
          });
  }

  has(key: Key): boolean {
    return this.#values.has(key);
  }

  get(key: Key): Value | undefined {
    return this.#values.get(key);
  }

  /** Cached from now on, unless it alone is more than all may take. */
  set(key: Key, value: Value): void {
    this.#values.set(key, value);
  }

  /** The cached value, or the one that `make` gives now. */
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
