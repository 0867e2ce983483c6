import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { draw } from './draw.ts';
import { painted } from './paint.ts';
import { type PicturedListing, type Thing, backdrops, drawnBladeLeft, numberOf, thingsOf } from './things.ts';

/** How many photos an offer has: mostly one. */
const counts = [1, 1, 1, 2, 3] as const;

/**
 * One to three JPEG pictures of a demo offer, the main one first; none for a demand. The result is deterministic, and
 * neighbours in a list have different backgrounds.
 */
export async function demoPictures(listing: PicturedListing): Promise<Buffer[]> {
  if (listing.kind !== 'offer') return [];
  const things = thingsOf(listing);
  const count = counts[crc32(listing.id) % counts.length];
  return Promise.all(things.slice(0, count).map((thing, index) => picture(listing, index, thing)));
}

async function picture(listing: PicturedListing, index: number, thing: Thing): Promise<Buffer> {
  // Steps coprime with the number of backdrops cycle through all of them.
  const ground = backdrops[(numberOf(listing) * 5 + index * 7) % backdrops.length] ?? backdrops[0];
  const { backdrop } = await drawing(thing.ground ?? ground);
  const { thing: drawn } = await drawing(thing.drawing);
  const coloured = thing.paint ? painted(drawn, thing.paint) : drawn;
  return draw({ backdrop, thing: coloured, placing: placing(`${listing.id}/${index}`, thing) });
}

/** SVG transform: slightly rotated and moved, as real photos are. */
function placing(seed: string, thing: Thing): string {
  const chance = (name: string, from: number, to: number) =>
    (from + (crc32(`${seed} ${name}`) / 2 ** 32) * (to - from)).toFixed(2);
  const drawnLeft = drawnBladeLeft(thing.drawing);
  const mirrored = thing.bladeLeft !== undefined && drawnLeft !== undefined && drawnLeft !== thing.bladeLeft;
  const [x, y] = thing.lookAt ?? [400, 400];
  // A thing that is partly drawn on its backdrop cannot be moved off it.
  const still = thing.ground === thing.drawing;
  const scale = thing.view === 'close' ? chance('scale', 1.45, 1.7) : chance('scale', 0.9, 1.04);
  if (still) return 'translate(0 0)';
  return [
    `translate(${chance('x', 382, 418)} ${chance('y', 382, 418)})`,
    `rotate(${chance('turn', -8, 8)})`,
    `scale(${mirrored ? '-' : ''}${scale} ${scale})`,
    `translate(${-x} ${-y})`,
  ].join(' ');
}

/** A drawing of 800 x 800 units in two parts, so that any thing can be shown on any backdrop. */
type Drawing = { backdrop: string; thing: string };

const folder = new URL('../../db/demo/pictures/', import.meta.url);
/**
 * Every drawing ends with the same light overlay, and the first element with a shadow is the thing above its backdrop.
 */
const light = '<rect width="800" height="800" fill="url(#lt)"/></svg>';
const shadow = 'filter="url(#sh)"';

const read = new Map<string, Promise<Drawing>>();

/**
 * A drawing of `db/demo/pictures`, by its file name without extension. Both parts are complete SVGs without shadows.
 */
export function drawing(name: string): Promise<Drawing> {
  const cached = read.get(name) ?? readFile(new URL(`${name}.svg`, folder), 'utf8').then(takeApart);
  read.set(name, cached);
  return cached;
}

function takeApart(svg: string): Drawing {
  const start = svg.lastIndexOf('<', svg.indexOf(shadow));
  const thing = svg.slice(start, svg.lastIndexOf(light));
  return { backdrop: `${svg.slice(0, start)}${light}`, thing: thing.replaceAll(shadow, '') };
}
