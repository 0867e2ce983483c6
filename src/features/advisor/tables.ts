import { z } from 'zod';
import file from './tables.json' with { type: 'json' };

const range = z.tuple([z.int(), z.int()]).readonly();
const row = z.strictObject({
  who: z.string(),
  /** kg, both ends inclusive; neighbouring rows may overlap. */
  weights: range,
  flex: range,
  estimate: z.literal(true).optional(),
});
const ofMen = row.pick({ who: true, flex: true });

/** The tables of flex by age and weight, and of standard lengths (cm), with the sources. */
export const tables = z
  .strictObject({
    sources: z.record(z.enum(['lengths', 'flex', 'growth']), z.string()),
    lengthsOnSale: z.array(z.int()),
    flex: z.strictObject({
      young: z.array(row.extend({ ageTo: z.int() })),
      adult: z.record(z.enum(['man', 'woman']), row),
      beginningMen: ofMen,
      shootingMen: ofMen,
    }),
  })
  .parse(file);

export type FlexRow = z.output<typeof row>;

/** From this age no next stick is recommended, and the rows for adults apply. */
export const adultAge = (tables.flex.young.at(-1)?.ageTo ?? 0) + 1;
