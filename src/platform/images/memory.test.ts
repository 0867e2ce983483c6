import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  avifClaiming,
  deepPngClaiming,
  flat,
  heic,
  hugePng,
  jpegClaiming,
  photo,
} from '../../../test/specimens/photos.ts';

type Report = { answers: { result: string; milliseconds: number }[]; grownBytes: number };

/** Linux only: the memory of a process and its children is read from `/proc`. */
describe.runIf(process.platform === 'linux')('twenty hostile uploads at once', () => {
  let dir: string;
  let small: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'bombs-'));
    small = await file('small.jpg', await photo(64, 64).jpeg().toBuffer());
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  async function file(name: string, bytes: Uint8Array): Promise<string> {
    await writeFile(join(dir, name), bytes);
    return join(dir, name);
  }

  async function measure(paths: string[]): Promise<Report> {
    const script = fileURLToPath(new URL('../../../test/programs/measure-memory.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script, small, ...paths]);
    return JSON.parse(stdout);
  }

  test('are each rejected with a specific error within two seconds, and memory grows by less than 400 MB', async () => {
    const whole = await photo(4000, 3000).jpeg().toBuffer();
    const bombs: [name: string, refusal: string, bytes: Uint8Array][] = [
      ['huge.png', 'too-many-pixels', hugePng()],
      ['huge.jpg', 'too-many-pixels', await jpegClaiming(65_000, 65_000)],
      ['promise.jpg', 'broken', await jpegClaiming(7000, 7000)],
      ['cut-off.jpg', 'broken', whole.subarray(0, whole.length / 2)],
      ['drawing.jpg', 'not-an-image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['page.jpg', 'not-an-image', Buffer.concat([Buffer.from('<!doctype html><script>1</script>'), whole])],
      ['moving.gif', 'not-an-image', await flat(900, 900).gif().toBuffer()],
      ['photo.heic', 'heic', heic()],
      ['large.avif', 'avif-too-many-pixels', await flat(4100, 4000).avif({ effort: 0 }).toBuffer()],
      ['archive.jpg', 'not-an-image', Buffer.from('PK\x03\x04'.padEnd(9_000_000, '0'))],
      ['liar.avif', 'broken', await avifClaiming(flat(4000, 3000), 200, 200)],
      ['deep.png', 'too-much-memory', deepPngClaiming(8000, 6000)],
    ];
    const twenty = [...bombs, ...bombs.slice(0, 8)];
    const paths = await Promise.all(twenty.map(([name, , bytes], index) => file(`${index}-${name}`, bytes)));

    const { answers, grownBytes } = await measure(paths);

    expect(answers.map(({ result }) => result)).toEqual(twenty.map(([, refusal]) => refusal));
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(2_000);
    expect(grownBytes).toBeLessThan(400_000_000);
  }, 60_000);

  test('the heaviest photos that are allowed stay within the same 400 MB', async () => {
    const heavy = [
      await file('allowed.avif', await flat(4600, 3450).avif({ effort: 0 }).toBuffer()),
      await file('allowed.png', await flat(8165, 6123, 4).png({ progressive: true }).toBuffer()),
      await file(
        'allowed.jpg',
        await flat(7000, 6000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      ),
      await file('allowed.webp', await flat(8165, 6123).webp({ effort: 0 }).toBuffer()),
    ];
    const { answers, grownBytes } = await measure([...heavy, ...heavy]);
    expect(answers.map(({ result }) => result)).toEqual(answers.map(() => 'photo'));
    expect(grownBytes).toBeLessThan(400_000_000);
  }, 60_000);
});
