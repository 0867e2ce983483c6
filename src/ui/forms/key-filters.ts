/**
 * Characters that a field accepts, by the kinds of the specification. They filter single keys, never a whole value, so
 * the field must still be validated.
 */
export const keyFilters = {
  integer: /^[-\d\s]+$/,
  positiveInteger: /^[\d\s]+$/,
  decimal: /^[-\d\s.,]+$/,
  money: /^[\d\s.,]+$/,
  hex: /^[\da-f]+$/i,
  email: /^[\p{L}\d.!#$%&'*+/=?^_`{|}~@-]+$/u,
  letters: /^[\p{L}\p{M}\s]+$/u,
  alphanumerics: /^[\p{L}\p{M}\d\s]+$/u,
} as const satisfies Record<string, RegExp>;

export type KeyFilter = keyof typeof keyFilters;
