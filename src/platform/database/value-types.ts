import { types } from 'pg';

const { INT8, DATE, NUMERIC } = types.builtins;

/**
 * How database values become JavaScript values: bigint as a number (counts and keys stay below 2^53),
 * date as the text `YYYY-MM-DD`, which has no time zone, numeric as text, which has no rounding.
 */
const parsers = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [DATE, String],
  [NUMERIC, String],
]);

export const valueTypes: typeof types = Object.assign(Object.create(types), {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
});
