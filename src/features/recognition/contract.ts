import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** The combined max length of a title and a description. */
export const recognizedTextMax = 4000;

const recognizedValue = z
  .object({
    name: z.string().meta({ description: 'Pole formuláře inzerátu, třeba `attributes.flexMm`' }),
    value: z.union([z.string(), z.array(z.string())]).meta({ description: 'Jak ji posílá formulář' }),
    label: z.string().meta({ description: 'Jak se pole jmenuje' }),
    text: z.string().meta({ description: 'Hodnota slovy' }),
    unsure: z.boolean().optional().meta({
      description: 'Odhad, který má inzerent zkontrolovat: jestli je to délka shaftu, jak moc je hraná',
    }),
  })
  .meta({ id: 'RecognizedValue' });
export type RecognizedValue = z.output<typeof recognizedValue>;

export const recognizeListing = operation('post', '/listing-recognitions', {
  summary: 'Co nadpis, nebo celý text nabídky, říká do polí formuláře. Nic se neukládá; inzerent to potvrdí.',
  audience: 'anyone',
  body: z.object({
    text: z.string().max(recognizedTextMax),
    category: z
      .string()
      .max(60)
      .optional()
      .meta({ description: 'Kategorie, ve které se nabízí; bez ní se pozná i ta' }),
  }),
  data: z
    .object({
      category: z.string().optional().meta({ description: 'Kategorie, o které mluví text' }),
      values: z.array(recognizedValue),
      wanted: z
        .boolean()
        .meta({ description: 'Text spíš něco shání, než nabízí: „Koupím florbalku“. Patří do poptávky' }),
      contact: z
        .boolean()
        .meta({ description: 'V textu je telefon, e-mail nebo odkaz, s kterým inzerát počká na kontrolu' }),
      others: z.array(z.string()).meta({ description: 'Jak se jmenují další věci, které text nabízí' }),
    })
    .meta({ id: 'RecognizedListing' }),
});
