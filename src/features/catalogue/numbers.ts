/** Czech writing of a number: a decimal comma. */
export function czechNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** Reads what people type: `42,5`, ` 96 cm` (with the attribute's unit), `1 000`; undefined when it is no number. */
export function readNumber(text: string, unit?: string): number | undefined {
  const bare = text.replace(/\s/g, '');
  const digits = unit && bare.toLowerCase().endsWith(unit) ? bare.slice(0, -unit.length) : bare;
  return /^-?\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}
