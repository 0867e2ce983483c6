import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { adviceBounds, sides, players, styles } from './rules.ts';

const measure = ({ min, max, error }: { min: number; max: number; error: string }) =>
  z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });

export const adviceQuery = z.object({
  height: measure(adviceBounds.height).meta({ description: 'Výška hráče v cm' }),
  age: measure(adviceBounds.age),
  weight: measure(adviceBounds.weight).meta({ description: 'Váha hráče v kg' }),
  hand: z
    .enum(sides, { error: validationMessages.notSelected })
    .optional()
    .meta({ description: 'Ruka, která je na holi dole, nebo rovná čepel' }),
  style: z.enum(styles, { error: validationMessages.notSelected }).default('all'),
  player: z
    .enum(players, { error: validationMessages.notSelected })
    .optional()
    .meta({ description: 'Tabulka flexu má pro dospělé muže a ženy jiný řádek' }),
});
export type AdviceQuery = z.output<typeof adviceQuery>;

const advised = z.object({ from: z.int(), to: z.int(), usual: z.int() });

export const stickAdvice = z
  .object({
    shaft: advised.meta({ description: 'Délka shaftu v cm' }),
    total: z.object({ from: z.int(), to: z.int() }).meta({ description: 'Celá hůl s obvyklým shaftem v cm' }),
    flex: advised.meta({ description: 'Menší číslo je tvrdší hůl' }),
    hand: z.enum(sides).optional(),
    bladeHardness: z.literal('medium'),
    /** The next shaft for somebody still growing, and the height (cm) from which it is needed. */
    next: z.object({ shaft: z.int(), fromHeight: z.int() }).optional(),
    reasons: z.array(z.object({ title: z.string(), text: z.string() })),
    sources: z.array(z.string()),
    search: z
      .object({
        category: z.string(),
        shaftLengthCm: z.string(),
        flexMm: z.string(),
        hand: z.enum(sides).optional(),
      })
      .meta({ description: 'Parametry hledání takové hole' }),
  })
  .meta({ id: 'StickAdvice' });
export type StickAdvice = z.output<typeof stickAdvice>;

export const adviseStick = operation('get', '/stick-advice', {
  summary: 'Jakou hůl pro koho: délka, flex a čepel podle výšky, věku, váhy a stylu hry, s důvody z tabulek.',
  audience: 'anyone',
  query: adviceQuery,
  data: stickAdvice,
});
