import type { KeptPage } from './kept-page.ts';

type Entry = { page: KeptPage; expires: number; bytes: number };

/** Pages until they expire; when they take too much memory, the one unused for longest goes first. */
export class RecentPages {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string, now: number): KeptPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (entry.expires <= now) return undefined;
    this.#add(key, entry);
    return entry.page;
  }

  set(key: string, page: KeptPage, expires: number): void {
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    const plain = page.parts.reduce((sum, part) => sum + part.byteLength, 0);
    // Packed, it takes a quarter at most.
    const bytes = 2 * key.length + 1.25 * plain;
    if (bytes > this.#maxBytes) return;
    this.#add(key, { page, expires, bytes });
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
