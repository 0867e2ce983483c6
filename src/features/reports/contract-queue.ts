import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { queueKindKeys, reasonKeys, severities, subjectPattern } from './rules.ts';

const what = { subject: z.string().regex(subjectPattern), what: z.string() };

/** Subjects per page of the queue. */
export const queueLength = 50;

const reportedThing = z
  .object({
    ...what,
    title: z.string(),
    photo: z.string().optional(),
    reports: z.int(),
    reasons: z.array(z.enum(reasonKeys)),
    severity: z.enum(severities),
    oldest: z.iso.datetime(),
  })
  .meta({ id: 'ReportedThing' });

export const listReports = operation('get', '/admin/reports', {
  summary: `Co čeká na rozhodnutí: nejvýš ${queueLength} nahlášených věcí, zneužívání dětí první, pak podvody, a tolik námitek, jinak od nejstarší; a kolik jich čeká celkem. Filtry zužují jen nahlášené věci.`,
  audience: 'moderator',
  query: z.object({
    kind: z.enum(queueKindKeys).optional(),
    severity: z.enum(severities).optional(),
    olderThanHours: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .meta({ description: 'Nejstarší hlášení čeká aspoň tak dlouho' }),
  }),
  data: z.object({
    things: z.array(reportedThing),
    waiting: z.int(),
    found: z.int().meta({ description: 'Kolik z čekajících splňuje filtry' }),
    objections: z.array(z.object({ ...what, id: z.uuid(), sentAt: z.iso.datetime() })),
    objectionsWaiting: z.int(),
  }),
});
