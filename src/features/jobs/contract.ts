import { z } from 'zod';
import { operation } from '../../contract/operation.ts';

/** Jobs per page. */
export const jobsShown = 100;

const troubledJob = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: 'Druh úlohy, například `send-email`' }),
    attempts: z.int(),
    failed: z.boolean().meta({ description: 'Vzdaná: sama se už nezkusí' }),
    error: z.string(),
    addedAt: z.iso.datetime(),
    runAt: z.iso.datetime().meta({ description: 'Kdy se zkusí příště, není-li vzdaná' }),
  })
  .meta({ id: 'TroubledJob' });
const refusedEmail = z
  .object({
    domain: z.string().meta({ description: 'Doména příjemce; adresa se neukládá' }),
    answer: z.string().meta({ description: 'Odpověď poštovního serveru' }),
    refusedAt: z.iso.datetime(),
  })
  .meta({ id: 'RefusedEmail' });
const data = z.object({
  jobs: z.array(troubledJob),
  failed: z.int(),
  delayedEmails: z.int(),
  refusedEmails: z.array(refusedEmail).meta({ description: 'E-maily odmítnuté napořád, od nejnovějšího' }),
});

export const listTroubledJobs = operation('get', '/admin/jobs', {
  summary: `Úlohy na pozadí, které se nepovedly, nejvýš ${jobsShown}: nejdřív vzdané, pak ty, které se ještě zkusí; a kolik je vzdaných, kolik e-mailů čeká a které poštovní server odmítl.`,
  audience: 'admin',
  data,
});

const params = z.object({ id: z.string().regex(/^\d{1,18}$/) });

export const retryTroubledJob = operation('post', '/admin/jobs/{id}/retry', {
  summary: 'Zkusit nepovedenou úlohu hned znovu, se všemi pokusy.',
  audience: 'admin',
  params,
  data,
  errors: ['not-found'],
});

export const deleteTroubledJob = operation('delete', '/admin/jobs/{id}', {
  summary: 'Zahodit nepovedenou úlohu. Co měla udělat, se nestane; e-mail nepřijde.',
  audience: 'admin',
  params,
  data,
  errors: ['not-found'],
});
