import { z } from 'zod';
import type { FieldErrors } from './errors.ts';

/** The body of every refusal: `code` for programs, `message` for people, `fields` by dotted path. */
export const errorBody = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.array(z.string())).optional(),
    }),
  })
  .meta({ id: 'Error' });

export type ErrorBody = { error: { code: string; message: string; fields?: FieldErrors | undefined } };

/** The body of every success. */
export function dataBody<D extends z.ZodType>(data: D) {
  return z.object({ data, message: z.string().optional() });
}
