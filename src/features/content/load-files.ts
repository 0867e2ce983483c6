import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Platform } from '../../platform/platform.ts';
import { type Collection, collections } from './contract.ts';
import { addRevision, lockContent, originsOf, currentSource } from './db.ts';
import { frontMatterProblem } from './front-matter.ts';

type ContentFile = { collection: Collection; slug: string; source: string };

const folder = new URL('../../../content/', import.meta.url);

/** The documents shipped with the code. */
export function contentFiles(): ContentFile[] {
  return collections.flatMap((collection) => {
    const place = new URL(`${collection}/`, folder);
    if (!existsSync(place)) return [];
    return readdirSync(fileURLToPath(place))
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map((name) => ({
        collection,
        slug: name.slice(0, -'.md'.length),
        source: readFileSync(new URL(name, place), 'utf8'),
      }));
  });
}

/**
 * Loads the files shipped with the code: all at the first start, later the changed ones of a new version, unless
 * somebody has saved the document since. A file that was loaded before is skipped, so restarting an older process
 * changes nothing. Returns the number of loaded files, and the newer ones skipped because another text was saved:
 * these must be merged by hand.
 */
export async function loadContentFiles({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<{ taken: number; leftAside: string[] }> {
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    const origins = await originsOf(transaction);
    let taken = 0;
    const leftAside: string[] = [];
    for (const { collection, slug, source } of contentFiles()) {
      const fileHash = createHash('sha256').update(source).digest('base64url');
      const origin = origins.get(`${collection}/${slug}`);
      if (origin?.hashes.has(fileHash)) continue;
      if (origin?.editedSince) {
        const saved = await currentSource(transaction, { collection, slug });
        if (saved !== null && saved !== source) leftAside.push(`${collection}/${slug}`);
        continue;
      }
      const problem = frontMatterProblem(collection, source);
      if (problem) throw new Error(`content/${collection}/${slug}.md: ${problem}`);
      await addRevision(transaction, { collection, slug, source, fileHash, savedAt: clock.now() });
      taken += 1;
    }
    return { taken, leftAside };
  });
}
