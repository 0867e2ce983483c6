/**
 * The published rule of the draw, the same on the server and in the browser (docs/decisions/0044):
 * position = HMAC-SHA-256(secret, "digest:counter"), first 8 bytes, modulo the number of entries, counters from 0.
 */
export type Entry = {
  /** Number of the listing. */
  listing: number;
  /** Number of the first listing of the same advertiser in the round. */
  owner: number;
};

export type Drawn = Entry & {
  counter: number;
  /** Line among the entries, from 1. */
  line: number;
};

type Bytes = Uint8Array<ArrayBuffer>;
const encoder = new TextEncoder();
const heading = (slug: string) => `losovani 1 ${slug}`;

/** The one way to write down the entries of a round: by number of the listing, one a line, each line ended. */
export function entryListText(slug: string, entries: readonly Entry[]): string {
  const lines = entries
    .toSorted((one, other) => one.listing - other.listing)
    .map(({ listing, owner }) => `${listing} ${owner}`);
  return [heading(slug), ...lines, ''].join('\n');
}

/** Entries of a list; throws a `RangeError` unless it is written as `entryListText` would. */
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

/** SHA-256 in hexadecimal; a text counts as UTF-8. */
export async function sha256(data: string | Bytes): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? encoder.encode(data) : data));
}

/** What is published when a round opens: SHA-256 of the bytes of the secret, not of its letters. */
export const commitmentOf = (secret: string): Promise<string> => sha256(bytesOfHex(secret));

/**
 * Which of `count` entries, from 0, a block of the HMAC points to. Nothing for the few highest numbers that would
 * give the first entries an advantage.
 */
export function positionOf(block: Bytes, count: number): number | undefined {
  const number = new DataView(block.buffer, block.byteOffset).getBigUint64(0);
  const range = BigInt(count);
  const fair = (1n << 64n) - ((1n << 64n) % range);
  return number < fair ? Number(number % range) : undefined;
}

/** Everybody of the list in the order in which they are drawn, each advertiser once: winners first, then substitutes. */
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

/** The first `count` in the order of the draw; fewer where there are fewer advertisers. */
export async function firstDrawn(secret: string, list: string, count: number): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  if (count < 1) return drawn;
  for await (const each of drawOrder(secret, list)) {
    drawn.push(each);
    if (drawn.length === count) break;
  }
  return drawn;
}
