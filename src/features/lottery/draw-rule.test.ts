import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesOfHex,
  commitmentOf,
  type Entry,
  entryListText,
  drawFirst,
  positionOf,
  readEntryList,
  sha256,
} from './draw-rule.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** Distinct, deterministic secrets. */
const secretOf = (number: number) => hash(`tajný klíč ${number}`);

const list = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 })
  .chain((numbers) =>
    fc
      .array(fc.integer({ min: 0, max: 20 }), { minLength: numbers.length, maxLength: numbers.length })
      .map((people) => ownersOf(numbers, people)),
  );

/** Entries of people; the owner of each is the lowest number of the same person. */
function ownersOf(numbers: readonly number[], people: readonly number[]): Entry[] {
  const lowest = new Map<number, number>();
  numbers.forEach((number, index) => {
    const person = people[index] ?? 0;
    lowest.set(person, Math.min(lowest.get(person) ?? number, number));
  });
  return numbers.map((listing, index) => ({
    listing,
    owner: lowest.get(people[index] ?? 0) ?? listing,
  }));
}

describe('the list of entries', () => {
  it('has one text form, whatever the order of its rows', () => {
    expect(
      entryListText('kolo-11-2026', [
        { listing: 1012, owner: 1003 },
        { listing: 1003, owner: 1003 },
      ]),
    ).toBe('losovani 1 kolo-11-2026\n1003 1003\n1012 1003\n');
    fc.assert(
      fc.property(list, fc.integer(), (entries, seed) => {
        const mixed = entries.toSorted((one, other) =>
          hash(`${seed} ${one.listing}`).localeCompare(hash(`${seed} ${other.listing}`)),
        );
        expect(entryListText('kolo', mixed)).toBe(entryListText('kolo', entries));
        expect(readEntryList(entryListText('kolo', mixed)).entries).toEqual(
          entries.toSorted((one, other) => one.listing - other.listing),
        );
      }),
    );
  });

  it.each([
    ['losovani 1 kolo\n2 2\n1 1\n'],
    ['losovani 1 kolo\n1 1\n1 1\n'],
    ['losovani 1 kolo\n1 1'],
    ['losovani 1 kolo\r\n1 1\r\n'],
    ['losovani 1 kolo\n1  1\n'],
    ['losovani 1 kolo\nx 1\n'],
    ['něco jiného\n1 1\n'],
  ])('cannot be parsed from %j', (text) => {
    expect(() => readEntryList(text)).toThrow(RangeError);
  });
});

describe('the draw', () => {
  it('matches a computation with plain HMAC and a division', async () => {
    const entries = [11, 12, 13, 14, 15, 16, 17].map((listing) => ({ listing, owner: listing }));
    const text = entryListText('kolo', entries);
    const drawn = await drawFirst(secretOf(1), text, 7);
    const byHand: number[] = [];
    for (let counter = 0; byHand.length < 7; counter += 1) {
      const block = createHmac('sha256', Buffer.from(secretOf(1), 'hex')).update(`${hash(text)}:${counter}`);
      const position = Number(block.digest().readBigUInt64BE() % 7n);
      if (!byHand.includes(position + 11)) byHand.push(position + 11);
    }
    expect(drawn.map(({ listing }) => listing)).toEqual(byHand);
  });

  // Test vectors of the published rule; a change of the rule would invalidate past draws.
  it('matches its test vectors', async () => {
    const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    const text = 'losovani 1 kolo-11-2026\n1001 1001\n1002 1002\n1005 1001\n1009 1009\n1010 1002\n';
    expect(await commitmentOf(secret)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
    expect(await sha256(text)).toBe('a15a6c9d6a5a192a11ee0a392120e2b0ca5b5db043d0f071dca80398129c4b9c');
    expect(await drawFirst(secret, text, 9)).toEqual([
      { counter: 0, line: 1, listing: 1001, owner: 1001 },
      { counter: 1, line: 2, listing: 1002, owner: 1002 },
      { counter: 2, line: 4, listing: 1009, owner: 1009 },
    ]);
  });

  it('depends only on the secret and the list, and draws every advertiser once', async () => {
    await fc.assert(
      fc.asyncProperty(list, fc.nat(), async (entries, number) => {
        const text = entryListText('kolo', entries);
        const all = await drawFirst(secretOf(number), text, entries.length);
        const people = new Set(entries.map(({ owner }) => owner));
        expect(new Set(all.map(({ owner }) => owner))).toEqual(people);
        expect(all).toHaveLength(people.size);
        // A smaller count returns a prefix of the same order.
        expect(await drawFirst(secretOf(number), text, 2)).toEqual(all.slice(0, 2));
        for (const { listing, line } of all) expect(text.split('\n')[line]).toMatch(`${listing} `);
      }),
      { numRuns: 50 },
    );
  });

  it('is empty without entries', async () => {
    expect(await drawFirst(secretOf(1), entryListText('kolo', []), 3)).toEqual([]);
    const one = entryListText('kolo', [{ listing: 5, owner: 5 }]);
    expect(await drawFirst(secretOf(1), one, 0)).toEqual([]);
  });

  it('gives every entry the same chance, and five entries five times that of one', async () => {
    const people = 10;
    const entries: Entry[] = [];
    for (let person = 0; person < people; person += 1) {
      const count = person === 0 ? 5 : 1;
      for (let own = 0; own < count; own += 1)
        entries.push({ listing: 100 + entries.length, owner: person === 0 ? 100 : 100 + entries.length });
    }
    const text = entryListText('kolo', entries);
    const rounds = 3_000;
    const wins = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const [winner] = await drawFirst(secretOf(round), text, 1);
      wins.set(winner?.line ?? 0, (wins.get(winner?.line ?? 0) ?? 0) + 1);
    }
    const expected = rounds / entries.length;
    const chiSquare = entries
      .map((_, index) => ((wins.get(index + 1) ?? 0) - expected) ** 2 / expected)
      .reduce((sum, each) => sum + each, 0);
    // With 13 degrees of freedom a fair draw exceeds this in 1 of 10,000 cases; the secrets are fixed, so the test
    // is deterministic.
    expect(chiSquare).toBeLessThan(40.9);
  }, 30_000);

  it('rejects the highest numbers, which would favour the first entries', () => {
    const block = (hex: string) => bytesOfHex(hex.padEnd(64, '0'));
    // 2^64 = 3 · 6148914691236517205 + 1
    expect(positionOf(block('fffffffffffffffe'), 3)).toBe(2);
    expect(positionOf(block('ffffffffffffffff'), 3)).toBeUndefined();
    expect(positionOf(block('ffffffffffffffff'), 4)).toBe(3);
    expect(positionOf(block('0000000000000000'), 3)).toBe(0);
  });
});
