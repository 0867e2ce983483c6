import { readFileSync } from 'node:fs';
import type { CatalogueFile } from './file-shape.ts';

/** catalogue.json as it stands. A test checks its shape, so a start need not. */
export const file: CatalogueFile = JSON.parse(
  readFileSync(new URL('./catalogue.json', import.meta.url), 'utf8'),
);
