import { expect, test } from 'vitest';
import { z } from 'zod';
import { installCzechErrorMap } from '../contract/messages.ts';
import { operations } from '../features/all.ts';

installCzechErrorMap();

/** Wrong inputs that programs send, tried at each part of a schema. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(20_000),
  'ěšč řž',
  '\u0000',
  -1,
  0.5,
  1e12,
  Number.NaN,
  true,
  [],
  ['', 5, null],
  Array.from({ length: 500 }, () => 'x'),
  {},
  { cizi: 1 },
  new Date(Number.NaN),
];

type Inside = { def: { type: string; shape?: Record<string, z.ZodType> } };

/** All schemas nested in another one that can receive input: shapes, items, choices and wrappers. */
function inside(schema: unknown, found = new Set<z.ZodType>()): Set<z.ZodType> {
  if (schema instanceof z.ZodType) {
    if (found.has(schema) || schema instanceof z.ZodTransform) return found;
    found.add(schema);
    const { def }: Inside = schema;
    // Refinements and transforms receive only values that passed the rest.
    for (const [name, part] of Object.entries(def))
      if (name !== 'checks' && name !== 'out') inside(part, found);
    if (def.shape) for (const part of Object.values(def.shape)) inside(part, found);
  } else if (Array.isArray(schema)) for (const part of schema) inside(part, found);
  return found;
}

test.each(operations.map((operation): [string, typeof operation] => [operation.id, operation]))(
  '%s rejects every invalid input with a Czech message',
  (_, { params, query, body }) => {
    const said = new Set<string>();
    for (const root of [params, query, body])
      for (const schema of inside(root))
        for (const value of wrong)
          for (const { message } of schema.safeParse(value).error?.issues ?? []) said.add(message);
    const english =
      /\b(invalid|expected|received|too|must|match|pattern|unrecognized|required|input|string|number)\b/i;
    expect([...said].filter((message) => english.test(message) || message === '')).toEqual([]);
  },
);

test('each kind of issue has its own sentence, including kinds that no operation uses yet', () => {
  const schemas = [
    z.uuid(),
    z.string().regex(/^a$/),
    z.iso.datetime(),
    z.strictObject({}),
    z.map(z.string(), z.int()),
    z.never(),
    z.instanceof(Date),
    z.string().refine(() => false),
    z.array(z.int()).max(1),
    z.templateLiteral(['a', z.int()]),
    z.base64(),
    z.ipv4(),
    z.json(),
  ];
  for (const schema of schemas)
    for (const value of [...wrong, [1, 2], new Map([[1, 'x']])])
      for (const { message } of schema.safeParse(value).error?.issues ?? [])
        expect(message).toMatch(/^(Toto pole|Musíte|Číslo|Řetězec|Seznam|Hodnota|Neplatn)/);
});
