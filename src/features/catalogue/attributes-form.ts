import type {
  AttributeDefinition,
  AttributeRules,
  AttributeValue,
  AttributeValues,
  Kind,
} from './contract.ts';
import { readLengthPair } from './lengths.ts';

/** Form values by field name; a repeated field has a list. */
export type FieldValues = Record<string, string | string[] | undefined>;

const prefix = 'attributes.';

/**
 * The field name of an attribute, `attributes.flexMm`; the bounds of a demand are `attributes.flexMm.min` and
 * `.max`.
 */
export function attributeField(key: string, bound?: 'min' | 'max'): string {
  return prefix + key + (bound ? `.${bound}` : '');
}

/**
 * Parses the attribute fields of a form. Empty fields are omitted; text that cannot be parsed is left as it is,
 * so that the schema reports it. Fields of other categories (submitted before a change of category) are ignored.
 */
export function attributesFromForm(
  category: AttributeRules,
  kind: Kind,
  values: FieldValues,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const definition of category.attributes) {
    const value = kind === 'offer' ? stated(definition, values) : wanted(definition, values);
    if (value !== undefined) read[definition.key] = value;
  }
  return kind === 'offer' ? splitLengths(category, read) : read;
}

function stated(definition: AttributeDefinition, values: FieldValues): unknown {
  const list = texts(values[attributeField(definition.key)]);
  if (definition.type === 'multi') return list.length ? list : undefined;
  const text = list.at(-1);
  if (text === undefined) return undefined;
  if (definition.type === 'bool') return yesOrNo(text);
  if (definition.type === 'int' || definition.type === 'decimal')
    return readNumber(text, definition.unit) ?? text;
  return text;
}

function wanted(definition: AttributeDefinition, values: FieldValues): unknown {
  if (definition.type === 'int' || definition.type === 'decimal') {
    const bound = (end: 'min' | 'max') => {
      const text = texts(values[attributeField(definition.key, end)]).at(-1);
      return text === undefined ? undefined : (readNumber(text, definition.unit) ?? text);
    };
    const range = Object.fromEntries(
      (['min', 'max'] as const).flatMap((end) => (bound(end) === undefined ? [] : [[end, bound(end)]])),
    );
    return Object.keys(range).length ? range : undefined;
  }
  if (definition.type !== 'enum' && definition.type !== 'line') return stated(definition, values);
  const list = texts(values[attributeField(definition.key)]);
  if (definition.type === 'line') {
    const named = texts(list.flatMap((text) => text.split(',')));
    return named.length ? named : undefined;
  }
  return list.length ? list : undefined;
}

function texts(value: string | string[] | undefined): string[] {
  return [value ?? []]
    .flat()
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** A checked box sends `on`; an unchecked one sends nothing, which leaves the attribute unstated. */
function yesOrNo(text: string): unknown {
  if (['on', 'true', 'yes', '1'].includes(text)) return true;
  return ['off', 'false', 'no', '0'].includes(text) ? false : text;
}

/**
 * `96/107` typed into either length field fills both, as printed on a stick; a bare shaft has only its own
 * length.
 */
function splitLengths(
  { attributes }: AttributeRules,
  read: Record<string, unknown>,
): Record<string, unknown> {
  const { shaftLengthCm: shaft, totalLengthCm: total } = read;
  const typed = total === undefined ? shaft : shaft === undefined ? total : undefined;
  const pair = typeof typed === 'string' ? readLengthPair(typed) : undefined;
  if (!pair) return read;
  const whole = attributes.some((each) => each.key === 'totalLengthCm');
  return { ...read, shaftLengthCm: pair.shaftCm, ...(whole ? { totalLengthCm: pair.totalCm } : {}) };
}

/** Form values for these attributes; the inverse of `attributesFromForm`. */
export function attributesToForm(attributes: AttributeValues): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(attributes).flatMap(([key, value]) => fieldsOf(key, value)));
}

function fieldsOf(key: string, value: AttributeValue): [string, string | string[]][] {
  if (typeof value === 'number') return [[attributeField(key), czechNumber(value)]];
  if (typeof value === 'boolean') return [[attributeField(key), value ? 'on' : 'off']];
  if (typeof value === 'string' || Array.isArray(value)) return [[attributeField(key), value]];
  return (['min', 'max'] as const).flatMap((end) => {
    const bound = value[end];
    return bound === undefined ? [] : [[attributeField(key, end), czechNumber(bound)]];
  });
}

/** Formats a number with the Czech decimal comma. */
export function czechNumber(value: number): string {
  return String(value).replace('.', ',');
}

/**
 * Parses typed numbers: `42,5`, ` 96 cm` (with the attribute's unit), `1 000`; undefined when it is not a
 * number.
 */
function readNumber(text: string, unit?: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  const digits = unit && bare.toLowerCase().endsWith(unit) ? bare.slice(0, -unit.length) : bare;
  return /^-?\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}
