import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readQr } from '../../../test/read-qr.ts';
import { posterFor } from './poster-routes.ts';

const address = 'https://bazar.example';
const poster = posterFor(address).toString('latin1');

it('the poster links to the site that serves it', async () => {
  const last = poster.slice(poster.lastIndexOf('/Subtype /Image'));
  const [, width, height, rest = ''] =
    /\/Width (\d+)\n\/Height (\d+)\n[\s\S]*?stream\n([\s\S]*)$/.exec(last) ?? [];
  const raw = { width: Number(width), height: Number(height), channels: 1 as const };
  const points = Buffer.from(rest.slice(0, raw.width * raw.height), 'latin1');
  const picture = await sharp(points, { raw })
    .resize(raw.width * 8, raw.height * 8, { kernel: 'nearest' })
    .png()
    .toBuffer();
  expect(await readQr(picture)).toBe(address);
});

it('the appended cross-reference table points to the new picture and to the previous table', () => {
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\n$/.exec(poster) ?? [];
  const table = poster.slice(Number(start));
  const [, picture = '', offset = ''] = /^xref\n(\d+) 1\n(\d{10}) 00000 n \n/.exec(table) ?? [];
  expect(poster.slice(Number(offset))).toMatch(new RegExp(`^${picture} 0 obj\n<</Type /XObject`));
  const [, before = ''] = /\/Prev (\d+)/.exec(table) ?? [];
  expect(poster.slice(Number(before), Number(before) + 4)).toBe('xref');
});
