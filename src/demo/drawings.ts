import { readFile } from 'node:fs/promises';

/** A drawing of 800 x 800 units in two parts, so that any thing can lie on any ground. */
export type Drawing = { backdrop: string; thing: string };

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
