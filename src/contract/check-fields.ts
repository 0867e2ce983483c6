import { z } from 'zod';
import type { FieldErrors } from './errors.ts';
import { installCzechErrorMap } from './messages.ts';

/** Turns a schema into a validator of raw form fields that returns error sentences by dotted path. */
export function checkFields(schema: z.ZodType): (fields: unknown) => FieldErrors {
  installCzechErrorMap();
  return (fields) => {
    const errors: FieldErrors = {};
    for (const { path, message } of schema.safeParse(fields).error?.issues ?? []) {
      (errors[path.join('.')] ??= []).push(message);
    }
    return errors;
  };
}

/** A number as a form sends it, thousands separators allowed: an empty field is missing, not zero. */
export const typedNumber = (schema: z.ZodNumber) =>
  z.preprocess((typed) => {
    if (typeof typed !== 'string') return typed;
    const digits = typed.trim().replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
    return digits === '' ? undefined : Number(digits);
  }, schema);
