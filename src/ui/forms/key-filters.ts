/**
 * Which typed characters a field lets through, by the kinds of the specification. They judge what one
 * key adds, never a whole value, so a field still has to be validated.
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
