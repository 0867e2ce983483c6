import { z } from 'zod';
import { typeset } from '../../../contract/typography.ts';

/** The subset of JSON Schema used by the document. */
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

/** Fields of an object, one per row. */
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

/** Short form of a type, with schema names: `integer`, `offer | demand`, `seznam Photo`. */
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
