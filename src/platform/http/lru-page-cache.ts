import type { KeptPage } from './kept-page.ts';

export type CachedPage = {
  readonly page: KeptPage;
  readonly storedAt: number;
  /** Until then nobody tries again to render a newer one. */
  retryAt?: number;
};

type Entry = CachedPage & { readonly bytes: number };

/** Pages as they were rendered last; when they take too much memory, the one unused for longest goes first. */
export class LruPageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** A page stored after a moment; an older one is dropped. */
  get(key: string, after: number): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (entry.storedAt <= after) return undefined;
    this.#add(key, entry);
    return entry;
  }

  set(key: string, recent: CachedPage): void {
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    const plain = recent.page.bytes.byteLength;
    // Packed, it takes a quarter at most.
    const bytes = 2 * key.length + 1.25 * plain;
    if (bytes > this.#maxBytes) return;
    this.#add(key, { ...recent, bytes });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, entry);
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
