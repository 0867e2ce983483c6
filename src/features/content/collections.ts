import { z } from 'zod';

/** Kinds of texts; each has its own folder in `content/`. */
export const collections = ['pages', 'blog', 'faq', 'partners', 'downloads'] as const;
export type Collection = (typeof collections)[number];

export const partnerKinds = ['oddíl', 'turnaj', 'prodejna', 'servis', 'svaz'] as const;

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const heading = z.object({ id: z.string(), text: z.string() });
