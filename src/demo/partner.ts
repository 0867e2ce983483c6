import { readFileSync } from 'node:fs';
import { libraryOf, removeDocument, saveDocument } from '../features/content/index.ts';
import type { Platform } from '../platform/platform.ts';

const partner = { collection: 'partners', slug: 'ukazkovy-oddil' } as const;
const source = readFileSync(new URL('../../db/demo/partner.md', import.meta.url), 'utf8');

const savedSource = async (platform: Platform) =>
  (await libraryOf(platform)).get(partner.collection, partner.slug)?.source;

export async function addDemoPartner(platform: Platform): Promise<void> {
  if ((await savedSource(platform)) === undefined) await saveDocument(platform, partner, source);
}

/** Removes the demo partner, unless somebody has edited it into a real one. */
export async function removeDemoPartner(platform: Platform): Promise<void> {
  if ((await savedSource(platform)) === source) await removeDocument(platform, partner);
}
