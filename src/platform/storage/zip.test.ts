import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collect } from '../../../test/collect.ts';
import { unzip } from '../../../test/unzip.ts';
import { type ZipEntry, zipArchive } from './zip.ts';

async function* listed(files: ReadonlyMap<string, readonly Uint8Array[]>): AsyncGenerator<ZipEntry> {
  for (const [name, pieces] of files) yield { name, modified: new Date('2026-05-04T10:00:00Z'), pieces };
}

test('an archive gives back every file whole, whatever pieces it came in', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 });
  const name = fc.stringMatching(/^[a-zěščř0-9/-]{1,20}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(name, pieces), { maxLength: 6, selector: ([own]) => own }),
      async (files) => {
        const given = new Map(files);
        const archive = Buffer.concat(await collect(zipArchive(listed(given))));
        const found = unzip(archive);
        expect([...found.keys()]).toEqual([...given.keys()]);
        for (const [own, parts] of given) expect(found.get(own)).toEqual(Buffer.concat(parts));
      },
    ),
    { numRuns: 50 },
  );
});
