import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** As long as a title and a description together. */
export const recognizedTextMax = 4000;

const recognizedValue = z
  .object({
    name: z.string().meta({ description: 'The field of the listing form, such as `attributes.flexMm`' }),
    value: z.union([z.string(), z.array(z.string())]).meta({ description: 'As the form sends it' }),
    label: z.string().meta({ description: 'What the field is called' }),
    text: z.string().meta({ description: 'The value in words' }),
  })
  .meta({ id: 'RecognizedValue' });
export type RecognizedValue = z.output<typeof recognizedValue>;

export const recognizeListing = operation({
  id: 'recognizeListing',
  method: 'post',
  path: '/listing-recognitions',
  summary:
    'What a title, or the whole text of an offer, says in the fields of its form. Stores nothing; the advertiser confirms it.',
  audience: 'anyone',
  status: 200,
  body: z.object({
    text: z.string().max(recognizedTextMax),
    category: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'The leaf it is offered in; without one it is recognized too' }),
  }),
  data: z
    .object({ category: z.string().optional(), values: z.array(recognizedValue) })
    .meta({ id: 'RecognizedListing' }),
  errors: [],
});
