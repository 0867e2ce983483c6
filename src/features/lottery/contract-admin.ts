import { z } from 'zod';
import { typedNumber } from '../../contract/check-fields.ts';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import { managedRound } from './contract-shapes.ts';

const id = z.object({ id: z.uuid() });
const why = z.object({ reason });
const localTime = z
  .string()
  .min(1, { abort: true })
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: 'Napiš den a čas, třeba 2026-12-01T20:00.' })
  .refine((written) => !Number.isNaN(Date.parse(`${written}Z`)), { error: 'Takový den nebo čas není.' });

/** Editable data of a round; dates and times are in Prague time. */
export const roundForm = z
  .object({
    name: z.string().trim().min(3).max(60),
    prize: z.string().trim().min(3).max(120),
    prizeValueCzk: typedNumber(z.int().min(1).max(1_000_000)),
    prizes: typedNumber(z.int().min(1).max(10)),
    firstDay: z.iso.date(),
    lastDay: z.iso.date(),
    drawAt: localTime,
    drawsItself: z.boolean(),
    reason,
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    error: 'Poslední den nemůže být před prvním.',
    path: ['lastDay'],
  })
  .refine(({ lastDay, drawAt }) => drawAt.slice(0, 10) > lastDay, {
    error: 'Losovat jde nejdřív den po posledním dni.',
    path: ['drawAt'],
  });
export type RoundForm = z.output<typeof roundForm>;

export const listManagedRounds = operation('get', '/admin/lottery-rounds', {
  audience: 'admin',
  summary: 'Všechna kola losování od nejnovějšího, i s kontakty na ty, kdo výhru přijali.',
  data: z.array(managedRound),
});

export const draftLotteryRound = operation('post', '/admin/lottery-rounds', {
  audience: 'admin',
  summary: 'Připravit kolo; dokud se neotevře, nikdo ho nevidí.',
  body: roundForm,
  data: managedRound,
  errors: ['lottery-name-taken'],
});

export const changeLotteryRound = operation('put', '/admin/lottery-rounds/{id}', {
  audience: 'admin',
  summary: 'Změnit kolo, které ještě není otevřené.',
  params: id,
  body: roundForm,
  data: managedRound,
  errors: ['not-found', 'lottery-name-taken', 'lottery-round-fixed'],
});

export const openLotteryRound = operation('post', '/admin/lottery-rounds/{id}/opening', {
  audience: 'admin',
  summary: 'Otevřít kolo: zveřejní se otisk jeho tajemství a nic už se na něm nezmění.',
  params: id,
  body: why,
  data: managedRound,
  errors: ['not-found', 'lottery-round-fixed', 'lottery-starts-in-past'],
});

export const cancelLotteryRound = operation('post', '/admin/lottery-rounds/{id}/cancellation', {
  audience: 'admin',
  summary: 'Zrušit kolo, které ještě nebylo vylosované; důvod uvidí všichni.',
  params: id,
  body: why,
  data: managedRound,
  errors: ['not-found', 'lottery-round-over'],
});

export const drawLotteryRound = operation('post', '/admin/lottery-rounds/{id}/draw', {
  audience: 'admin',
  summary: 'Vylosovat kolo, jehož čas nastal: zveřejní se jeho tajemství a výherci dostanou zprávu.',
  params: id,
  body: why,
  data: managedRound,
  errors: ['not-found', 'lottery-not-due'],
});

export const passLotteryPrizeOn = operation('post', '/admin/lottery-prizes/{id}/passing', {
  audience: 'admin',
  summary: 'Přeskočit vylosovaného, který vyhrát nesmí; důvod bude vidět a zprávu dostane další v pořadí.',
  params: id,
  body: why,
  data: managedRound,
  errors: ['not-found', 'lottery-prize-settled'],
});

export const handLotteryPrizeOver = operation('post', '/admin/lottery-prizes/{id}/handover', {
  audience: 'admin',
  summary: 'Zaznamenat, že přijatá výhra byla předána.',
  params: id,
  body: why,
  data: managedRound,
  errors: ['not-found', 'lottery-prize-settled'],
});
