import { describe, expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import {
  avifClaiming,
  deepPngClaiming,
  flat,
  heic,
  hugePng,
  jpegClaiming,
  photo,
  ultraHdrJpeg,
} from '../../../test/specimens/photos.ts';

const limits = { maxPixels: 50_000_000, maxAvifPixels: 16_000_000 };
const verdict = (bytes: Uint8Array) => inspect(bytes, limits);
const text = (content: string) => Buffer.from(content);

describe('inspecting a file before anything is decoded', () => {
  test.each([
    ['JPEG', photo().jpeg()],
    ['progressive JPEG', photo().jpeg({ progressive: true })],
    [
      'JPEG with a thumbnail and a place',
      photo()
        .jpeg()
        .withExif({ IFD3: { GPSLatitudeRef: 'N' } }),
    ],
    ['grey JPEG', photo().greyscale().jpeg()],
    ['PNG', photo().png()],
    ['interlaced PNG', photo().png({ progressive: true })],
    ['PNG with a palette', photo().png({ palette: true })],
    ['WebP', photo().webp()],
    ['lossless WebP', photo().webp({ lossless: true })],
    ['WebP with transparency and metadata', flat(30, 20, 4).webp().withMetadata()],
    ['AVIF', photo(64, 64).avif({ effort: 0 })],
    ['AVIF with transparency', flat(64, 64, 4).avif({ effort: 0 })],
  ])('accepts %s', async (_, image) => {
    expect(verdict(await image.toBuffer())).toBeUndefined();
  });

  test('ignores data after the end of a JPEG, as phones append it', async () => {
    expect(verdict(Buffer.concat([await photo().jpeg().toBuffer(), text('SEFH trailer')]))).toBeUndefined();
    expect(verdict(await ultraHdrJpeg())).toBeUndefined();
  });

  test('rejects SVG, HTML, archives, animations, documents and empty files', async () => {
    const frames = [flat(8, 8).png(), photo(8, 8).png()].map((image) => image.toBuffer());
    const moving = flat(8, 8).gif();
    expect(verdict(text('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'))).toBe(
      'not-an-image',
    );
    expect(verdict(text('<html><script>alert(1)</script>\xff\xd8\xff'))).toBe('not-an-image');
    expect(verdict(text('PK\x03\x04 photo.jpg'))).toBe('not-an-image');
    expect(verdict(await moving.toBuffer())).toBe('not-an-image');
    expect(verdict(await animatedWebp(await Promise.all(frames)))).toBe('not-an-image');
    expect(verdict(text('%PDF-1.7'))).toBe('not-an-image');
    expect(verdict(text('BM'))).toBe('not-an-image');
    expect(verdict(Buffer.alloc(0))).toBe('not-an-image');
    expect(verdict(Buffer.alloc(5000))).toBe('not-an-image');
  });

  test('distinguishes HEIC from AVIF, although they share a container', async () => {
    expect(verdict(heic())).toBe('heic');
    expect(verdict(await photo(64, 64).avif({ effort: 0 }).toBuffer())).toBeUndefined();
  });

  test('detects a decompression bomb by the size its header declares', async () => {
    expect(verdict(hugePng())).toBe('too-many-pixels');
    expect(verdict(await jpegClaiming(65_000, 65_000))).toBe('too-many-pixels');
    expect(verdict(await flat(7072, 7072).webp({ lossless: true, effort: 0 }).toBuffer())).toBe(
      'too-many-pixels',
    );
    expect(verdict(await avifClaiming(flat(64, 64), 4001, 4000))).toBe('avif-too-many-pixels');
    expect(verdict(await avifClaiming(flat(64, 64), 4000, 4000))).toBeUndefined();
  });

  test('refuses a picture within the pixel limit that would need too much memory', async () => {
    expect(verdict(deepPngClaiming(8000, 6000))).toBe('too-much-memory');
    expect(verdict(deepPngClaiming(4000, 3000))).toBeUndefined();
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a truncated %s is broken wherever it is cut',
    async (format) => {
      const whole = await photo(300, 200).toFormat(format).toBuffer();
      for (const share of [0.05, 0.3, 0.6, 0.9, 0.999]) {
        expect(verdict(whole.subarray(0, Math.max(40, Math.floor(whole.length * share))))).toBe('broken');
      }
    },
  );

  test('detects a damaged byte in a PNG by its checksums', async () => {
    const bytes = await photo().png().toBuffer();
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 40) ^ 1, bytes.length - 40);
    expect(verdict(bytes)).toBe('broken');
  });

  test('refuses a JPEG of a hundred scans before decoding the first', async () => {
    const bytes = await photo(64, 64).jpeg({ progressive: true }).toBuffer();
    const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
    const passes = Array.from({ length: 100 }, () => bytes.subarray(scan, -2));
    expect(verdict(Buffer.concat([bytes.subarray(0, -2), ...passes, bytes.subarray(-2)]))).toBe('broken');
  });

  test('never throws on random bytes behind a valid signature', async () => {
    const heads = [
      '\xff\xd8\xff\xc0',
      '\x89PNG\r\n\x1A\n',
      'RIFF\xff\0\0\0WEBPVP8 ',
      '\0\0\0\x18ftypavif\0\0\0\0avifmif1',
    ];
    let state = 42;
    const random = () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) >>> 16;
    for (let round = 0; round < 2000; round += 1) {
      const tail = Uint8Array.from({ length: random() % 200 }, () => random() & 255);
      const bytes = Buffer.concat([Buffer.from(heads[round % heads.length] ?? '', 'latin1'), tail]);
      expect(verdict(bytes)).not.toBe('not-an-image');
    }
  });
});

async function animatedWebp(frames: Buffer[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
