/**
 * The published rule of the draw, used on the server and in the browser (docs/decisions/0044): position =
 * HMAC-SHA-256(secret, "digest:counter"), first 8 bytes, modulo the number of entries, counters from 0.
 */
export type Entry = {
  /** Number of the listing. */
  listing: number;
  /** Number of the advertiser's first listing in the round. */
  owner: number;
};

export type Drawn = Entry & {
  counter: number;
  /** Line number of the entry, from 1. */
  line: number;
};

type Bytes = Uint8Array<ArrayBuffer>;
const encoder = new TextEncoder();
const heading = (slug: string) => `losovani 1 ${slug}`;

/** The canonical text of a round's entries: sorted by listing number, one per line, each line terminated. */
export function entryListText(slug: string, entries: readonly Entry[]): string {
  const lines = entries
    .toSorted((one, other) => one.listing - other.listing)
    .map(({ listing, owner }) => `${listing} ${owner}`);
  return [heading(slug), ...lines, ''].join('\n');
}

/** Parses a list of entries; throws a `RangeError` unless it is exactly what `entryListText` returns. */
export function readEntryList(text: string): { slug: string; entries: Entry[] } {
  const [first = '', ...lines] = text.split('\n');
  const slug = first.slice(heading('').length);
  const entries = lines.slice(0, -1).map((line) => {
    const [listing, owner] = line.split(' ').map(Number);
    return { listing: listing ?? Number.NaN, owner: owner ?? Number.NaN };
  });
  const unique = new Set(entries.map(({ listing }) => listing)).size === entries.length;
  if (!unique || entryListText(slug, entries) !== text) throw new RangeError('Not a list of entries');
  return { slug, entries };
}

export function bytesOfHex(hex: string): Bytes {
  const pairs = hex.match(/[0-9a-f]{2}/g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 in hexadecimal; a string is encoded as UTF-8. */
export async function sha256(data: string | Bytes): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? encoder.encode(data) : data));
}

/** The commitment published when a round opens: SHA-256 of the secret's bytes, not of its hexadecimal text. */
export const commitmentOf = (secret: string): Promise<string> => sha256(bytesOfHex(secret));

/**
 * The index of the entry, from 0 to `count` - 1, that an HMAC block selects. Undefined for the few highest numbers,
 * which would favour the first entries.
 */
export function positionOf(block: Bytes, count: number): number | undefined {
  const number = new DataView(block.buffer, block.byteOffset).getBigUint64(0);
  const range = BigInt(count);
  const fair = (1n << 64n) - ((1n << 64n) % range);
  return number < fair ? Number(number % range) : undefined;
}

/** All entries in draw order, each advertiser once: winners first, then substitutes. */
export async function* drawOrder(secret: string, list: string): AsyncGenerator<Drawn> {
  const { entries } = readEntryList(list);
  const digest = await sha256(list);
  const use = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOfHex(secret), use, false, ['sign']);
  const waiting = new Set(entries.map(({ owner }) => owner));
  for (let counter = 0; waiting.size > 0; counter += 1) {
    const block = await crypto.subtle.sign('HMAC', key, encoder.encode(`${digest}:${counter}`));
    const position = positionOf(new Uint8Array(block), entries.length);
    const entry = position === undefined ? undefined : entries[position];
    if (position === undefined || !entry || !waiting.delete(entry.owner)) continue;
    yield { ...entry, counter, line: position + 1 };
  }
}

/** The first `count` in draw order; fewer when there are fewer advertisers. */
export async function drawFirst(secret: string, list: string, count: number): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  if (count < 1) return drawn;
  for await (const each of drawOrder(secret, list)) {
    drawn.push(each);
    if (drawn.length === count) break;
  }
  return drawn;
}
