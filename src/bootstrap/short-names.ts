import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a file of styles may name for itself: classes and animations. */
const named = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Three characters for each class of each `*.module.css` below a folder: names stand in styles, scripts and every page,
 * where they cannot be packed. They come from what they are short for, so that one class more renames no other; of two
 * that would be alike the later in the alphabet moves on. Keys are `path/of/file.module.css name`.
 */
export function shortNames(folder: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.module.css', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const all = files.flatMap((file) => {
    const styles = readFileSync(join(folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...styles.matchAll(named)].map(([, name]) => `${file} ${name}`);
  });
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const whole of [...new Set(all)].toSorted()) {
    const short = candidates(whole).find((each) => !taken.has(each));
    if (short === undefined) throw new Error(`There is no short name left for ${whole}`);
    taken.add(short);
    names.set(whole, short);
  }
  return names;
}

/** A class begins with a letter, and never like the ones that blockers of advertising hide. */
function candidates(whole: string): string[] {
  const hash = createHash('sha256').update(whole).digest('base64url');
  const slices = Array.from({ length: hash.length - 2 }, (_, at) => hash.slice(at, at + 3));
  return slices.filter((slice) => /^[a-z]/i.test(slice) && !/^ad/i.test(slice));
}
