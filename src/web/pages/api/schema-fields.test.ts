import { expect, test } from 'vitest';
import { fieldsOf, schema, formatType } from './schema-fields.ts';

test.each([
  [{ $ref: '#/components/schemas/Photo' }, 'Photo'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Photo' } }, 'seznam Photo'],
  [{ enum: ['offer', 'demand'] }, 'offer | demand'],
  [{ type: 'string', format: 'date-time' }, 'string (date-time)'],
  [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'string | seznam string'],
  [{ const: true }, 'true'],
  [{}, 'cokoli'],
])('%j is formatted as %s', (json, words) => {
  expect(formatType(schema.parse(json))).toBe(words);
});

test('the fields of an object include whether they are required', () => {
  const object = schema.parse({
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, reference: { type: 'string', description: 'Z importu' } },
  });
  expect(fieldsOf(object)).toEqual([
    { name: 'id', type: 'integer', note: 'povinné' },
    { name: 'reference', type: 'string', note: 'Z\u00a0importu' },
  ]);
});
