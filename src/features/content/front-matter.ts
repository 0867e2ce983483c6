import { z } from 'zod';
import { type Collection, partnerKinds, slugPattern } from './collections.ts';
import { czechFieldNames, englishFieldNames } from './components/front-matter-names.ts';
import { safePicture } from './markdown.ts';

const text = z.string().min(1);
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

/** Schemas of the front matter, by collection. */
export const frontMatterSchemas = {
  pages: z.strictObject({
    title: text,
    description: text,
    version: text.optional(),
    effective: z.iso.date().optional(),
  }),
  blog: z.strictObject({
    title: text,
    /** The introduction, shown in full in lists. */
    description: text.max(200),
    tags: list.pipe(z.array(text).min(1)),
    published: z.iso.date(),
    changed: z.iso.date().optional(),
    picture: ownAddress,
    alt: text,
    /** A category of the catalogue whose current prices are shown above the text. */
    prices: z.string().regex(slugPattern).optional(),
    /** `Label | /address`. */
    next: z
      .string()
      .regex(/^[^|]+\|\s*\/\S*$/, { error: 'must be a label, a bar and an address of this site' })
      .optional(),
  }),
  faq: z.strictObject({ title: text, order }),
  partners: z.strictObject({
    name: text,
    kind: z.enum(partnerKinds),
    town: text,
    description: text,
    logo: ownAddress.optional(),
    web: z.url({ protocol: /^https?$/ }).optional(),
    since: z.iso.date(),
    paid: z.enum(['ano', 'ne']),
    advertiser: z.string().optional(),
  }),
  downloads: z.strictObject({
    title: text,
    description: text,
    group: text,
    order,
    version: text,
    changed: z.iso.date(),
  }),
} satisfies Record<Collection, z.ZodType>;

export type FrontMatter<C extends Collection> = z.output<(typeof frontMatterSchemas)[C]>;

/**
 * Splits a source into its front matter, one `name: value` per line between two `---`, and the text below. It is not
 * YAML, so that editors may use colons and quotes freely. Lines beginning with # are comments; `unread` contains
 * lines of any other form.
 */
export function splitSource(source: string): {
  front: Record<string, string>;
  body: string;
  unread: string[];
} {
  const [, head = '', body = source] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const front: Record<string, string> = {};
  const unread: string[] = [];
  for (const line of head.split('\n').filter((each) => !/^\s*(#|$)/.test(each))) {
    const [, typed = '', value = ''] = /^([\p{L}\d_]+(?: \p{L}+)*):\s*(.*?)\s*$/u.exec(line) ?? [];
    const name = englishFieldNames.get(typed.toLowerCase()) ?? typed;
    if (name === '' || Object.hasOwn(front, name)) unread.push(line);
    else front[name] = value;
  }
  return { front, body, unread };
}

/** What is wrong with a document's front matter, as one sentence; undefined when it is valid. */
export function frontMatterProblem(collection: Collection, source: string): string | undefined {
  const { front, unread } = splitSource(source);
  if (unread.length > 0)
    return unread.map((line) => `„${line}“: not a line of the form name: value`).join('; ');
  const { error } = frontMatterSchemas[collection].safeParse(front);
  return error?.issues
    .map(({ path, message }) => `${path.map(nameOf).join('.') || 'front matter'}: ${message}`)
    .join('; ');
}

const nameOf = (part: PropertyKey): string => czechFieldNames[String(part)] ?? String(part);
