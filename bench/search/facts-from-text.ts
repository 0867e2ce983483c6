import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createApi } from '../../src/api/api.ts';
import { fold } from '../../src/contract/fold.ts';
import type { Platform } from '../../src/platform/platform.ts';

const factsOfListing = z.object({
  id: z.string(),
  kind: z.enum(['offer', 'demand']),
  items: z.array(z.record(z.string(), z.unknown())),
});
const recognition = z.object({
  data: z.object({
    category: z.string().optional(),
    values: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.array(z.string())]) })),
  }),
});
const texts = z.object({ id: z.string(), title: z.string(), description: z.string() });

export type FactsOfListing = z.output<typeof factsOfListing>;
/** How many values of one fact of one listing were read rightly, read but not stated, and stated but not read. */
export type Agreement = { key: string; single: boolean; right: number; wrong: number; missed: number };

/** All sizes but those of shoes are one fact: which scale it is follows from the category. */
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
  'category brand line hand shaftLengthCm totalLengthCm flexMm shoeSizeEu size quantity colour price condition'.split(
    ' ',
  ),
);
/** „Použité“ is the form's word for whatever else; texts rarely say it. */
const unsaid = 'condition used';

/** The annotated facts of a part: facts.jsonl of its folder. */
export function readFacts(folder: string): FactsOfListing[] {
  return readFileSync(join(folder, 'facts.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => factsOfListing.parse(JSON.parse(line)));
}

/** Lets the API read the text of every annotated offer, as for a form, and compares. */
export async function factsRead(
  platform: Platform,
  lines: readonly string[],
  facts: readonly FactsOfListing[],
): Promise<Agreement[]> {
  const api = createApi(platform);
  const textOf = new Map(lines.map((line) => texts.parse(JSON.parse(line))).map((each) => [each.id, each]));
  const agreements: Agreement[] = [];
  for (const { id, kind, items } of facts) {
    const listing = textOf.get(id);
    if (kind !== 'offer' || items.length === 0 || !listing) continue;
    const read = await recognized(api, `${listing.title}\n${listing.description}`);
    agreements.push(...compared(valuesOf(items), read, items.length === 1));
  }
  return agreements;
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
  const named = values.map(({ name, value }) => [nameOfFact(name), value] as const);
  return valuesOf([Object.fromEntries(category ? [...named, ['category', category]] : named)]);
}

/** The form calls the line „model“. */
const nameOfFact = (field: string) => (field === 'model' ? 'line' : field.replace('attributes.', ''));

/** `key value` of everything that is scored, written alike. */
function valuesOf(items: readonly Record<string, unknown>[]): Set<string> {
  const values = items.flatMap((item) =>
    Object.entries(item).flatMap(([name, value]) => {
      const key = sizes.includes(name) ? 'size' : name;
      if (!scored.has(key)) return [];
      return [value].flat().map((each) => `${key} ${writtenAlike(String(each))}`);
    }),
  );
  return new Set(values.filter((value) => value !== unsaid));
}

const writtenAlike = (value: string) =>
  fold(value)
    .replaceAll(',', '.')
    .replaceAll(/[^a-z0-9.]/gu, '');

function compared(stated: ReadonlySet<string>, read: ReadonlySet<string>, single: boolean): Agreement[] {
  const keyOf = (value: string) => value.slice(0, value.indexOf(' '));
  return [...Map.groupBy(new Set([...stated, ...read]), keyOf)].map(([key, values]) => {
    const count = (fits: (value: string) => boolean) => values.filter(fits).length;
    return {
      key,
      single,
      right: count((value) => stated.has(value) && read.has(value)),
      wrong: count((value) => !stated.has(value)),
      missed: count((value) => !read.has(value)),
    };
  });
}
