import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import type { Download } from './contract.ts';
import { libraryOf } from './library.ts';
import { typeset } from '../../contract/typography.ts';

const made = z.record(z.string(), z.object({ source: z.string(), bytes: z.int(), pages: z.int() }));

/** What `npm run downloads` has printed: size, pages and the hash of what it was printed from, by slug. */
export const printed = made.parse(
  JSON.parse(readFileSync(new URL('../../../content/downloads/printed.json', import.meta.url), 'utf8')),
);

export const downloadAddress = (slug: string): string => `/ke-stazeni/${slug}.pdf`;

/** Papers whose PDF is there. */
export async function downloads(platform: Platform): Promise<{ downloads: Download[] }> {
  const all = (await libraryOf(platform)).all('downloads');
  return {
    downloads: all
      .toSorted((one, other) => one.front.order - other.front.order)
      .flatMap(({ slug, front }) => {
        const file = printed[slug];
        if (!file) return [];
        const { group, version, changed } = front;
        const title = typeset(front.title);
        const description = typeset(front.description);
        const { bytes, pages } = file;
        return [
          { slug, title, description, group, version, changed, bytes, pages, address: downloadAddress(slug) },
        ];
      }),
  };
}
