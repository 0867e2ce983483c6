import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createApi } from '../../src/api/api.ts';
import { fold } from '../../src/contract/fold.ts';
import { attributesOf, categories } from '../../src/features/catalogue/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type JudgedListing, judgedListing, type TextStyle, listingText } from './listing-text.ts';

const factsOfListing = z.object({
  id: z.string(),
  kind: z.enum(['offer', 'demand']),
  items: z.array(z.record(z.string(), z.unknown())),
  swap: z.boolean().optional(),
});
const recognition = z.object({
  data: z.object({
    category: z.string().optional(),
    values: z.array(
      z.object({ name: z.string(), value: z.union([z.string(), z.array(z.string())]), text: z.string() }),
    ),
  }),
});

export type FactsOfListing = z.output<typeof factsOfListing>;
/** Values of one attribute of one listing: read correctly, read wrongly, and missed. */
export type Agreement = { id: string; key: string; single: boolean } & Record<
  'right' | 'wrong' | 'missed',
  string[]
>;

/** All sizes except shoe sizes are scored as one fact: the scale follows from the category. */
const sizes = [
  'goalieSize',
  'clothingSize',
  'sockSizeEu',
  'kneepadSize',
  'gloveSize',
  'maskSize',
  'glassesFit',
];
const scored = new Set(
  'category brand line hand shaftLengthCm totalLengthCm flexMm shoeSizeEu size quantity colour price condition place swap'.split(
    ' ',
  ),
);
const allAttributes = new Set(categories().flatMap(({ slug }) => attributesOf(slug).map(({ key }) => key)));
/** „Použité“ is the form's catch-all option; texts rarely state it. */
const unsaid = 'condition used';

/** The annotated facts of a part: facts.jsonl of its folder. */
export function readFacts(folder: string): FactsOfListing[] {
  return readFileSync(join(folder, 'facts.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => factsOfListing.parse(JSON.parse(line)));
}

/**
 * Has the API analyze the text of every annotated offer, as for a form, and compares the first recognized thing.
 */
export async function factsRead(
  platform: Platform,
  lines: readonly string[],
  facts: readonly FactsOfListing[],
  said: TextStyle,
): Promise<Agreement[]> {
  const api = createApi(platform);
  const listingOf = new Map<string, JudgedListing>(
    lines.map((line) => judgedListing.parse(JSON.parse(line))).map((each) => [each.id, each]),
  );
  const agreements: Agreement[] = [];
  for (const { id, kind, items, swap } of facts) {
    const listing = listingOf.get(id);
    const [first] = items;
    if (kind !== 'offer' || !first || !listing) continue;
    const { text, tells } = listingText(listing, first.price !== undefined || items.length > 1, said);
    const stated = valuesOf([{ ...askedOf(first), ...tells, ...(swap ? { swap: 'on' } : {}) }]);
    const read = await recognized(api, text);
    agreements.push(...compared(id, stated, read, items.length === 1));
  }
  return agreements;
}

/** Only facts that the category's form asks for, e.g. elbow guards have no size there. */
function askedOf(item: Record<string, unknown>): Record<string, unknown> {
  const attributes = attributesOf(String(item.category)).map(({ key }) => key);
  const asks = new Set([...attributes, ...(attributes.some((key) => sizes.includes(key)) ? ['size'] : [])]);
  const isAttribute = (key: string) => key === 'size' || allAttributes.has(key);
  return Object.fromEntries(Object.entries(item).filter(([key]) => !isAttribute(key) || asks.has(key)));
}

async function recognized(api: ReturnType<typeof createApi>, text: string): Promise<Set<string>> {
  const request = new Request('http://bench.test/api/v1/listing-recognitions', {
    method: 'POST',
    headers: { 'access-token': 'web', 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  const response = await api.fetch(request, { requestId: 'bench', client: 'bench' });
  if (!response.ok) throw new Error(`Recognizing answered ${response.status}`);
  const { category, values } = recognition.parse(await response.json()).data;
  // Compared by name: a municipality's code depends on the register, and a brand may be spelled in full.
  const named = values.map(
    ({ name, value, text: words }) =>
      [nameOfFact(name), ['place', 'brand'].includes(name) ? words : value] as const,
  );
  return valuesOf([Object.fromEntries(category ? [...named, ['category', category]] : named)]);
}

/** The form calls the line „model“. */
const nameOfFact = (field: string) => (field === 'model' ? 'line' : field.replace('attributes.', ''));

/** Normalized `key value` strings of everything that is scored. */
function valuesOf(items: readonly Record<string, unknown>[]): Set<string> {
  const values = items.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) => {
      const key = sizes.includes(name) ? 'size' : name;
      if (!scored.has(key)) return [];
      // The form has half sizes of shoes, no thirds.
      const half = (each: unknown) =>
        key === 'shoeSizeEu' ? Math.round(Number(String(each).replace(',', '.')) * 2) / 2 : each;
      return [value].flat().map((each) => `${key} ${writtenAlike(String(half(each)))}`);
    }),
  );
  return new Set(values.filter((value) => value !== unsaid));
}

const writtenAlike = (value: string) =>
  fold(value)
    .replaceAll(',', '.')
    .replaceAll(/[^a-z0-9.]/gu, '');

function compared(
  id: string,
  stated: ReadonlySet<string>,
  read: ReadonlySet<string>,
  single: boolean,
): Agreement[] {
  const keyOf = (value: string) => value.slice(0, value.indexOf(' '));
  return [...Map.groupBy(new Set([...stated, ...read]), keyOf)].map(([key, values]) => ({
    id,
    key,
    single,
    right: values.filter((value) => stated.has(value) && read.has(value)),
    wrong: values.filter((value) => !stated.has(value)),
    missed: values.filter((value) => !read.has(value)),
  }));
}
