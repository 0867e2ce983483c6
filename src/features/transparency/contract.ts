import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

const count = z.int().min(0);
const item = z.object({ name: z.string(), count });

export const transparencyReport = z
  .object({
    year: z.int(),
    years: z.array(z.int()).meta({ description: 'Roky, za které čísla jsou, od nejnovějšího' }),
    countedUntil: z.iso
      .datetime()
      .optional()
      .meta({ description: 'Co se stalo později, ještě započítané není' }),
    listings: z.object({ offers: count, demands: count }),
    reports: z.object({
      received: count,
      byReason: z.array(item),
      byOutcome: z.array(item).meta({ description: 'Rozhodnutá hlášení podle toho, jak dopadla' }),
      medianHours: z
        .int()
        .optional()
        .meta({ description: 'Do kolika hodin byla rozhodnutá polovina hlášení' }),
    }),
    measures: z.object({ reported: count, own: count, detected: count, byRule: z.array(item) }).meta({
      description: 'Zásahy proti obsahu a účtům: na podnět, z vlastní kontroly a na upozornění programu',
    }),
    objections: z.object({ fromAdvertisers: count, fromReporters: count, granted: count, rejected: count }),
  })
  .meta({ id: 'TransparencyReport' });
export type TransparencyReport = z.output<typeof transparencyReport>;

export const getTransparency = operation('get', '/transparency', {
  summary:
    'Kolik hlášení, zásahů a námitek bylo za rok a jak dopadly; bez roku za letošní. Položky s jedním nebo dvěma případy jsou sloučené.',
  audience: 'anyone',
  mayBeStale: true,
  query: z.object({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  data: transparencyReport,
  errors: ['not-found'],
});
