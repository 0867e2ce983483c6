import sharp, { type Sharp } from 'sharp';
import { demoListings } from '../../src/demo/demo-listings.ts';
import { demoPictures, drawing } from '../../src/demo/pictures.ts';
import { chances } from '../stock.ts';

/**
 * Deterministic pictures like those in listings, each different: detailed scenes, different goods on the same
 * floor, flat pictures of the demo, and bare walls.
 */
export type Picture = { name: string; kind: Kind; jpeg: Buffer };
type Kind = 'scene' | 'same floor' | 'drawing' | 'bare';

const [width, height] = [800, 600];

type Chance = () => number;

/** Generates `counts` pictures of each kind, in the order of the kinds. */
export async function* pictures(counts: Record<Kind, number>): AsyncGenerator<Picture> {
  for (let at = 0; at < counts.scene; at += 1)
    yield { name: `scene ${at}`, kind: 'scene', jpeg: await scene(at) };
  for (let at = 0; at < counts['same floor']; at += 1)
    yield { name: `floor ${at}`, kind: 'same floor', jpeg: await goodsOnFloor(at) };
  const rendered = await drawings(counts.drawing);
  for (const [at, jpeg] of rendered.entries()) yield { name: `drawing ${at}`, kind: 'drawing', jpeg };
  for (let at = 0; at < counts.bare; at += 1)
    yield { name: `bare ${at}`, kind: 'bare', jpeg: await bare(at) };
}

const done = (image: Sharp) => image.removeAlpha().jpeg({ quality: 88 }).toBuffer();

async function scene(seed: number): Promise<Buffer> {
  const chance = chances(1_000 + seed);
  const back = await clouds(chance, [3, 7, 20, 90], [120, 70, 40, 25]);
  const shapes = Array.from({ length: 4 + Math.floor(chance() * 8) }, () => shape(chance)).join('');
  return done(back.composite([{ input: svg(shapes) }]));
}

/** Ten floors, each with ten things of the demo, photographed from nearly the same place. */
async function goodsOnFloor(seed: number): Promise<Buffer> {
  const floor = Math.floor(seed / 10);
  const chance = chances(50_000 + seed);
  const under = await floorOf(floor);
  const name = goods[Math.floor(chance() * goods.length)] ?? 'hul-modra';
  const { thing } = await drawing(name);
  const place = `translate(${340 + chance() * 120} ${240 + chance() * 120}) rotate(${chance() * 360}) scale(${0.5 + chance() * 0.35}) translate(-400 -400)`;
  return done(under.composite([{ input: svg(`<g transform="${place}">${thing}</g>`) }]));
}

const goods = [
  'hul-bila',
  'hul-cerna',
  'hul-cervena',
  'hul-modra',
  'hul-zelena',
  'hul-fialova',
  'hul-limetka',
  'hul-tyrkys',
];

async function floorOf(floor: number): Promise<Sharp> {
  const chance = chances(90_000 + floor);
  const ground = await clouds(chance, [2, 60, 200], [50, 20, 20]);
  const step = 60 + chance() * 120;
  const lines = Array.from(
    { length: 14 },
    (_, at) => `<path d="M${at * step} 0V${height}" stroke="#0003" stroke-width="3"/>`,
  );
  const wide = `<path d="M0 ${chance() * height}L${width} ${chance() * height}" stroke="${colour(chance)}" stroke-width="${6 + chance() * 16}"/>`;
  return sharp(
    await ground
      .composite([{ input: svg(lines.join('') + wide) }])
      .png()
      .toBuffer(),
  );
}

/** Pictures of the sample listings: many show the same thing on the same background, slightly rotated. */
async function drawings(count: number): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for (const listing of demoListings()) {
    if (all.length >= count) break;
    all.push(...(await demoPictures(listing)));
  }
  return all.slice(0, count);
}

/** A close-up of a wall, a table or a jacket: light from one side, grain, at most one small thing. */
async function bare(seed: number): Promise<Buffer> {
  const chance = chances(200_000 + seed);
  const back = await clouds(chance, [2, 200], [chance() * 40, chance() * 12]);
  const spot = chance() < 0.5 ? shape(chance, 40) : '';
  return done(back.composite([{ input: svg(spot) }]));
}

/** Soft noise of several grain sizes: each layer has `cells` across and an amplitude of `sways` of 255. */
async function clouds(chance: Chance, cells: readonly number[], sways: readonly number[]): Promise<Sharp> {
  const base = [chance() * 140 + 60, chance() * 140 + 60, chance() * 140 + 60];
  const sum = new Float32Array(width * height * 3);
  for (const [at, across] of cells.entries()) {
    const layer = await noise(chance, across);
    const sway = (sways[at] ?? 0) / 255;
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + ((layer[i] ?? 0) - 128) * sway;
  }
  const pixels = Buffer.from(Uint8ClampedArray.from(sum, (value, i) => value + (base[i % 3] ?? 0)));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

function noise(chance: Chance, across: number): Promise<Buffer> {
  const down = Math.max(2, Math.round((across * height) / width));
  const small = Buffer.from(Uint8Array.from({ length: across * down * 3 }, () => chance() * 256));
  const raw = { width: across, height: down, channels: 3 } as const;
  return sharp(small, { raw }).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
}

function shape(chance: Chance, largest = 260): string {
  const size = 20 + chance() * largest;
  const place = `translate(${chance() * width} ${chance() * height}) rotate(${chance() * 360})`;
  const look = `fill="${colour(chance)}" fill-opacity="${0.6 + chance() * 0.4}" transform="${place}"`;
  const kind = chance();
  if (kind < 0.4) return `<rect width="${size}" height="${size * (0.2 + chance())}" ${look}/>`;
  if (kind < 0.7) return `<ellipse rx="${size / 2}" ry="${size * (0.1 + chance() / 2)}" ${look}/>`;
  return `<path d="M0 0L${size} ${chance() * size}L${chance() * size} ${size}Z" ${look}/>`;
}

const colour = (chance: Chance) => `hsl(${chance() * 360},${30 + chance() * 60}%,${15 + chance() * 70}%)`;

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

/** Typical modifications of a stolen photo, by name; the result is a JPEG, as photos are stored. */
export const copies: Record<string, (jpeg: Buffer, chance: Chance) => Promise<Buffer>> = {
  '400 px wide': (jpeg) => kept(sharp(jpeg).resize(400)),
  'JPEG of quality 60': (jpeg) => kept(sharp(jpeg).jpeg({ quality: 60 })),
  WebP: (jpeg) => kept(sharp(jpeg).webp({ quality: 75 })),
  '5 % off one side': async (jpeg, chance) => {
    const side = Math.floor(chance() * 4);
    return kept(await cropped(jpeg, (at) => (at === side ? 0.05 : 0)));
  },
  '5 % off every side': async (jpeg) => kept(await cropped(jpeg, () => 0.05)),
  'up to 5 % off every side': async (jpeg, chance) => kept(await cropped(jpeg, () => chance() * 0.05)),
  'all of it: up to 5 % off every side, 400 px, quality 60': async (jpeg, chance) => {
    const smaller = sharp(await kept(await cropped(jpeg, () => chance() * 0.05))).resize(400);
    return kept(chance() < 0.5 ? smaller.jpeg({ quality: 60 }) : smaller.webp({ quality: 60 }));
  },
  'in a mirror': (jpeg) => kept(sharp(jpeg).flop()),
};

const kept = async (image: Sharp) =>
  sharp(await image.toBuffer())
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();

async function cropped(jpeg: Buffer, share: (side: number) => number): Promise<Sharp> {
  const image = sharp(jpeg);
  const size = await image.metadata();
  const cut = (side: number, length: number) => Math.round(share(side) * length);
  const [left, right] = [cut(0, size.width), cut(1, size.width)];
  const [top, bottom] = [cut(2, size.height), cut(3, size.height)];
  return image.extract({ left, top, width: size.width - left - right, height: size.height - top - bottom });
}
