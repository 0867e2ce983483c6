import type {
  AttributeDefinition,
  AttributeRules,
  AttributeValue,
  AttributeValues,
  Kind,
} from './contract.ts';
import { readLengthPair } from './lengths.ts';

/** Values of form fields by name; a field that repeats has a list. */
export type FieldValues = Record<string, string | string[] | undefined>;

const prefix = 'attributes.';

/** The name of an attribute's field, `attributes.flexMm`; a demand's bounds are `attributes.flexMm.min` and `.max`. */
export function attributeField(key: string, bound?: 'min' | 'max'): string {
  return prefix + key + (bound ? `.${bound}` : '');
}

/**
 * Reads the attribute fields of a form. What is empty is left out; what cannot be read stays text, so that
 * the schema says what is wrong with it. Fields of other categories, left from before a change, are passed over.
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

/** `on` is what a ticked box sends; an empty box sends nothing and states nothing. */
function yesOrNo(text: string): unknown {
  if (['on', 'true', 'yes', '1'].includes(text)) return true;
  return ['off', 'false', 'no', '0'].includes(text) ? false : text;
}

/** `96/107` in either length field fills both, as the label of a stick says it; a bare shaft has only its own. */
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

/** The form fields that show these attributes; `attributesFromForm` reads them back unchanged. */
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

/** Czech writing of a number: a decimal comma. */
export function czechNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** Reads what people type: `42,5`, ` 96 cm` (with the attribute's unit), `1 000`; undefined when it is no number. */
function readNumber(text: string, unit?: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  const digits = unit && bare.toLowerCase().endsWith(unit) ? bare.slice(0, -unit.length) : bare;
  return /^-?\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}
