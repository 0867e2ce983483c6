import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/**
 * Valid and malicious pictures for tests. Only tests import this file, since it leaves every loader of libvips
 * enabled.
 */

/** A photo with some detail, top half red and bottom half blue, so that a rotation is detectable. */
export function photo(width = 800, height = 600): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#1450c8"/><rect width="100%" height="50%" fill="#c81414"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** A single colour, so that the file is tiny however many pixels it has. */
export function flat(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background: { r: 90, g: 120, b: 150, alpha: 0.5 } } });
}

/** A complete, valid PNG of one bit per pixel: 30,000 × 30,000 pixels in about a hundred kilobytes. */
export function hugePng(side = 30_000): Buffer {
  const rowBytes = 1 + Math.ceil(side / 8);
  return png(side, side, [1, 0, 0, 0, 0], deflateSync(Buffer.alloc(rowBytes * side), { level: 1 }));
}

/** An interlaced PNG with four channels of 16 bits, valid in structure but without its pixels. */
export function deepPngClaiming(width: number, height: number): Buffer {
  return png(width, height, [16, 6, 0, 0, 1], deflateSync(Buffer.alloc(100)));
}

/** `kind` is the header's bit depth, colour type, compression, filter and interlacing. */
function png(width: number, height: number, kind: number[], data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A JPEG whose header states other dimensions than its data have. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await photo(64, 64).jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** An AVIF whose container states another size than its data have. */
export async function avifClaiming(image: Sharp, width: number, height: number): Promise<Buffer> {
  const claim = await image.avif({ effort: 0 }).toBuffer();
  for (let at = claim.indexOf('ispe'); at >= 0; at = claim.indexOf('ispe', at + 4)) {
    claim.writeUInt32BE(width, at + 8);
    claim.writeUInt32BE(height, at + 12);
  }
  return claim;
}

/** The first box of an iPhone photo, and some data. */
export function heic(): Buffer {
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
  return Buffer.concat([box, Buffer.alloc(4000, 7)]);
}

/** A JPEG whose metadata announce a second, brighter layer (gain map), as phones have written since 2023. */
export async function ultraHdrJpeg(): Promise<Buffer> {
  const layer = await flat(16, 16).jpeg().withXmp(gainMapXmp).toBuffer();
  const base = await photo(64, 48).jpeg().withXmp(containerXmp(layer.length)).toBuffer();
  const index = multiPictureIndex(base.length, layer.length);
  return Buffer.concat([base.subarray(0, 2), index, base.subarray(2), layer]);
}

/** CIPA DC-007: two pictures in one file, with offsets relative to the index's byte order mark. */
function multiPictureIndex(baseLength: number, layerLength: number): Buffer {
  const entries = 8 + 2 + 3 * 12 + 4;
  const body = Buffer.alloc(4 + entries + 32);
  body.write('MPF\0MM\0*\0\0\0\x08\0\x03', 'latin1');
  const directory = [
    [0xb000, 7, 4, 0x30313030],
    [0xb001, 4, 1, 2],
    [0xb002, 7, 32, entries],
  ] as const;
  directory.forEach(([tag, type, count, value], index) => {
    const at = 4 + 10 + index * 12;
    body.writeUInt16BE(tag, at);
    body.writeUInt16BE(type, at + 2);
    body.writeUInt32BE(count, at + 4);
    body.writeUInt32BE(value, at + 8);
  });
  const segmentBytes = 4 + body.length;
  const first = 4 + entries;
  body.writeUInt32BE(0x03_00_00, first);
  body.writeUInt32BE(baseLength + segmentBytes, first + 4);
  body.writeUInt32BE(layerLength, first + 20);
  // The mark is 10 bytes into the file: picture start, segment head and name.
  body.writeUInt32BE(baseLength + segmentBytes - 10, first + 24);
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const rdf = (description: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description}</rdf:RDF></x:xmpmeta>`;

const gainMapXmp = rdf(
  '<rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" hdrgm:GainMapMin="0" ' +
    'hdrgm:GainMapMax="2" hdrgm:Gamma="1" hdrgm:OffsetSDR="0.015625" hdrgm:OffsetHDR="0.015625" ' +
    'hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="2" hdrgm:BaseRenditionIsHDR="False"/>',
);

const containerXmp = (layerLength: number) =>
  rdf(
    '<rdf:Description xmlns:Container="http://ns.google.com/photos/1.0/container/" ' +
      'xmlns:Item="http://ns.google.com/photos/1.0/container/item/" ' +
      'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"><Container:Directory><rdf:Seq>' +
      '<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="Primary" Item:Mime="image/jpeg"/></rdf:li>' +
      `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="GainMap" Item:Mime="image/jpeg" Item:Length="${layerLength}"/></rdf:li>` +
      '</rdf:Seq></Container:Directory></rdf:Description>',
  );
