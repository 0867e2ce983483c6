import { z } from 'zod';
import type { Collection } from './contract.ts';
import { safePicture } from './safe-address.ts';

const words = z.string().min(1);
const list = z.string().transform((given) =>
  given
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const ownAddress = z.string().refine((address) => safePicture(address) === address, {
  error: 'must be an address of this site that begins with /',
});
const order = z.coerce.number().int();

/** What stands above the text, by collection. */
export const fronts = {
  pages: z.strictObject({
    title: words,
    description: words,
    version: words.optional(),
    effective: z.iso.date().optional(),
  }),
  blog: z.strictObject({
    title: words,
    /** The lead; lists show it whole. */
    description: words.max(200),
    tags: list.pipe(z.array(words).min(1)),
    published: z.iso.date(),
    changed: z.iso.date().optional(),
    picture: ownAddress,
    alt: words,
    /** `Label | /address`. */
    next: z
      .string()
      .regex(/^[^|]+\|\s*\/\S*$/, { error: 'must be a label, a bar and an address of this site' })
      .optional(),
  }),
  faq: z.strictObject({ title: words, order }),
  partners: z.strictObject({
    name: words,
    kind: z.enum(['oddíl', 'turnaj', 'prodejna', 'servis', 'svaz']),
    town: words,
    description: words,
    logo: ownAddress.optional(),
    web: z.url({ protocol: /^https?$/ }).optional(),
    since: z.iso.date(),
    paid: z.enum(['ano', 'ne']),
    advertiser: z.string().optional(),
  }),
  downloads: z.strictObject({
    title: words,
    description: words,
    group: words,
    order,
    version: words,
    changed: z.iso.date(),
  }),
} satisfies Record<Collection, z.ZodType>;

export type Front<C extends Collection> = z.output<(typeof fronts)[C]>;

/** The lines between the two `---`, one `name: value` each, and the text below them. */
export function splitSource(source: string): { front: Record<string, string>; body: string } {
  const [, head = '', body = source] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const pairs = head.split('\n').flatMap((line): [string, string][] => {
    const [, name, value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    return name ? [[name, value]] : [];
  });
  return { front: Object.fromEntries(pairs), body };
}

/** What is wrong with a document's front matter, as one sentence; nothing when all is well. */
export function problemOf(collection: Collection, source: string): string | undefined {
  const { error } = fronts[collection].safeParse(splitSource(source).front);
  return error?.issues
    .map(({ path, message }) => `${path.join('.') || 'front matter'}: ${message}`)
    .join('; ');
}
