import { z } from 'zod';
import { typeset } from '../../../contract/typography.ts';

/** As much of JSON Schema as the document uses. */
export type Schema = {
  type?: string | string[] | undefined;
  $ref?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  format?: string | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  description?: string | undefined;
};

export const schema: z.ZodType<Schema> = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  $ref: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  get items() {
    return schema.optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  required: z.array(z.string()).optional(),
  description: z.string().optional(),
});

export type Field = { name: string; type: string; note: string };

/** The fields of an object, one a row. */
export function fieldsOf(object: Schema): Field[] {
  return Object.entries(object.properties ?? {}).map(([name, each]) => ({
    name,
    type: formatType(each),
    note: [object.required?.includes(name) ? 'povinné' : '', each.description ?? '']
      .filter(Boolean)
      .map(typeset)
      .join('; '),
  }));
}

/** A type in a few words, names as they stand in the document: `integer`, `offer | demand`, `seznam Photo`. */
export function formatType(of: Schema): string {
  if (of.$ref) return of.$ref.replace(/^.*\//, '');
  if (of.enum) return of.enum.map(String).join(' | ');
  if (of.const !== undefined) return JSON.stringify(of.const);
  if (of.anyOf) return of.anyOf.map(formatType).join(' | ');
  if (of.items) return `seznam ${formatType(of.items)}`;
  if (of.properties) return `{ ${Object.keys(of.properties).join(', ')} }`;
  const type = [of.type ?? 'cokoli'].flat().join(' | ');
  return of.format ? `${type} (${of.format})` : type;
}
