import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { draw } from './draw.ts';
import { painted } from './paint.ts';
import { type PicturedListing, type Thing, backdrops, drawnBladeLeft, numberOf, thingsOf } from './things.ts';

/** How many photos people take: mostly one. */
const counts = [1, 1, 1, 2, 3] as const;

/**
 * JPEG pictures of a demo offer, one to three, the main one first; a demand has none.
 * The same listing always gets the same ones, and neighbours in the list lie on different grounds.
 */
export async function demoPictures(listing: PicturedListing): Promise<Buffer[]> {
  if (listing.kind !== 'offer') return [];
  const things = thingsOf(listing);
  const count = counts[crc32(listing.id) % counts.length];
  return Promise.all(things.slice(0, count).map((thing, index) => picture(listing, index, thing)));
}

async function picture(listing: PicturedListing, index: number, thing: Thing): Promise<Buffer> {
  // Steps that have no divisor in common with the number of grounds visit all of them.
  const ground = backdrops[(numberOf(listing) * 5 + index * 7) % backdrops.length] ?? backdrops[0];
  const { backdrop } = await drawing(thing.ground ?? ground);
  const { thing: drawn } = await drawing(thing.drawing);
  const coloured = thing.paint ? painted(drawn, thing.paint) : drawn;
  return draw({ backdrop, thing: coloured, placing: placing(`${listing.id}/${index}`, thing) });
}

/** A little turned and moved, as nobody photographs two things the same way. */
function placing(seed: string, thing: Thing): string {
  const chance = (name: string, from: number, to: number) =>
    (from + (crc32(`${seed} ${name}`) / 2 ** 32) * (to - from)).toFixed(2);
  const drawnLeft = drawnBladeLeft(thing.drawing);
  const mirrored = thing.bladeLeft !== undefined && drawnLeft !== undefined && drawnLeft !== thing.bladeLeft;
  const [x, y] = thing.lookAt ?? [400, 400];
  // What is drawn partly on its ground cannot leave it.
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

/** A drawing of 800 x 800 units in two parts, so that any thing can lie on any ground. */
type Drawing = { backdrop: string; thing: string };

const folder = new URL('../../db/demo/pictures/', import.meta.url);
/** Every drawing ends with the same light over it, and the first thing with a shadow lies above its ground. */
const light = '<rect width="800" height="800" fill="url(#lt)"/></svg>';
const shadow = 'filter="url(#sh)"';

const read = new Map<string, Promise<Drawing>>();

/** One of `db/demo/pictures`, by its name without the ending. Its parts are whole SVGs without shadows. */
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
