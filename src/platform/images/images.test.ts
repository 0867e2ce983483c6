import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageVariant, normaliseImage, previewImage } from './images.ts';
import { avifClaiming, flat, photo, ultraHdrJpeg } from '../../../test/specimens/photos.ts';

const limits = { maxPixels: 50_000_000, maxAvifPixels: 16_000_000 };
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'images-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

let files = 0;
async function normalised(bytes: Uint8Array) {
  const path = join(dir, `${(files += 1)}.part`);
  await writeFile(path, bytes);
  return normaliseImage(path, limits);
}

async function good(bytes: Uint8Array) {
  const result = await normalised(bytes);
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return result;
}

/** Pids of the decoder processes started by this process. */
function decoders(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const isDecoder = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoder-process');
  return children.filter(isDecoder).map(Number);
}

/** Whether one pixel is rather red or blue. */
async function colourAt(bytes: Uint8Array, left: number, top: number) {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? 'red' : 'blue';
}

describe('normalising a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a %s becomes a JPEG of the same size',
    async (format) => {
      const { source, width, height } = await good(await photo(400, 300).toFormat(format).toBuffer());
      expect([width, height]).toEqual([400, 300]);
      expect((await sharp(source).metadata()).format).toBe('jpeg');
      expect(await colourAt(source, 200, 20)).toBe('red');
    },
  );

  test.runIf(process.platform === 'linux')(
    'a decoder killed midway, as for lack of memory, does not get the photo rejected',
    async () => {
      const bytes = await photo(400, 300).jpeg().toBuffer();
      await good(bytes);
      const [decoder] = decoders();
      if (decoder === undefined) throw new Error('There is no decoder process');
      process.kill(decoder, 'SIGSTOP');
      const result = good(bytes);
      await sleep(100);
      process.kill(decoder, 'SIGKILL');
      expect(await result).toMatchObject({ width: 400, height: 300 });
      expect(decoders()).not.toContain(decoder);
    },
  );

  test('applies the camera orientation and removes all metadata, the location above all', async () => {
    const taken = photo(400, 300)
      .withExif({
        IFD0: { Make: 'Telefon', Copyright: 'Jana' },
        IFD3: { GPSLatitude: '50/1 5/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3');
    const bytes = await taken.jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { source, width, height } = await good(bytes);
    expect([width, height]).toEqual([300, 400]);
    expect(await colourAt(source, 280, 200)).toBe('red');
    expect(await colourAt(source, 20, 200)).toBe('blue');
    const { exif, xmp, icc, iptc, orientation } = await sharp(source).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    const { preview } = await previewImage(source, 0);
    for (const made of [source, preview, await imageVariant(source, 0, 320, 'avif')]) {
      const text = Buffer.from(made).toString('latin1');
      for (const trace of ['Telefon', 'Jana', 'secret', 'Exif', 'GPS']) expect(text).not.toContain(trace);
    }
  });

  test('shrinks a large photo to 2400 pixels on its longer side and leaves a small one as it is', async () => {
    const large = await good(await photo(3000, 1000).jpeg().toBuffer());
    expect([large.width, large.height]).toEqual([2400, 800]);
    const small = await good(await photo(30, 20).jpeg().toBuffer());
    expect([small.width, small.height]).toEqual([30, 20]);
  });

  test('fills transparency with white', async () => {
    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } });
    const { source } = await good(await clear.png().toBuffer());
    expect([...(await sharp(source).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('decodes a photo with a gain map, as phones take it, like an ordinary one', async () => {
    const { width, height } = await good(await ultraHdrJpeg());
    expect([width, height]).toEqual([64, 48]);
  });

  test('accepts a photo for which the decoder gives a harmless warning', async () => {
    const bytes = await photo(64, 64).jpeg().toBuffer();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    const padded = Buffer.concat([bytes.subarray(0, scan), Buffer.alloc(6, 1), bytes.subarray(scan)]);
    await expect(sharp(padded).raw().toBuffer()).rejects.toThrow('extraneous bytes');
    expect((await good(padded)).width).toBe(64);
  });

  test('a complete file with damaged pixels is broken', async () => {
    const jpeg = await photo(600, 600).jpeg({ quality: 95 }).toBuffer();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 40;
    expect(await normalised(Buffer.from(jpeg).fill(0x5a, scan, scan + 600))).toBe('broken');
    const webp = await photo(600, 600).webp({ lossless: true }).toBuffer();
    expect(await normalised(Buffer.from(webp).fill(0x5a, 40, webp.length - 10))).toBe('broken');
  });

  test('an AVIF that declares a false size is refused by the decoder without decompressing it', async () => {
    expect(await normalised(await avifClaiming(flat(4000, 3000), 200, 200))).toBe('broken');
  });

  test('does not decode other formats, even behind the signature of a photo', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await normalised(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 90]), svg]))).toBe(
      'broken',
    );
    const tiff = await flat(8, 8).tiff().toBuffer();
    expect(await normalised(tiff)).toBe('not-an-image');
  });
});

describe('making pictures of a normalised photo', () => {
  test('makes a preview of at most 640 pixels and a placeholder small enough for a page', async () => {
    const { source } = await good(await photo(1600, 1200).jpeg().toBuffer());
    const { preview, placeholder, width, height } = await previewImage(source, 0);
    expect([width, height]).toEqual([1600, 1200]);
    const { format, width: previewWidth } = await sharp(preview).metadata();
    expect([format, previewWidth]).toEqual(['webp', 640]);
    expect(placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]{20,600}$/);
  });

  test.each([
    [0, 800, 600, 'red'],
    [90, 600, 800, 'blue'],
    [180, 800, 600, 'blue'],
    [270, 600, 800, 'red'],
  ] as const)('rotated by %i degrees it is %i x %i', async (turn, width, height, topLeft) => {
    const { source } = await good(await photo(800, 600).jpeg().toBuffer());
    const turned = await previewImage(source, turn);
    expect([turned.width, turned.height]).toEqual([width, height]);
    const variant = await imageVariant(source, turn, 320, 'webp');
    expect((await sharp(variant).metadata()).width).toBe(320);
    expect(await colourAt(variant, 2, 2)).toBe(topLeft);
  });

  test.each(['avif', 'webp'] as const)('%s variants are never wider than the photo', async (format) => {
    const { source } = await good(await photo(500, 400).jpeg().toBuffer());
    const made = async (width: number) => sharp(await imageVariant(source, 0, width, format)).metadata();
    expect((await made(320)).width).toBe(320);
    expect((await made(1600)).width).toBe(500);
    expect((await made(320)).format).toBe(format === 'avif' ? 'heif' : 'webp');
  });
});
