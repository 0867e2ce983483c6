import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { lotteryRound, lotteryRoundCard, offeredPrize } from './contract-shapes.ts';

export * from './contract-admin.ts';
export * from './rules.ts';
export type {
  LotteryRound,
  LotteryRoundCard,
  LotteryWinner,
  ManagedRound,
  OfferedPrize,
} from './contract-shapes.ts';

const slug = z.object({ slug: z.string().max(80) });
const key = z.object({ key: z.string().max(100) });

export const listLotteryRounds = operation('get', '/lottery-rounds', {
  summary: 'Otevřená i proběhlá kola losování od nejnovějšího.',
  audience: 'anyone',
  data: z.array(lotteryRoundCard),
});

export const getLotteryRound = operation('get', '/lottery-rounds/{slug}', {
  summary: 'Kolo se vším, čím se dá losování ověřit, a s losy přihlášeného.',
  audience: 'anyone-or-advertiser',
  params: slug,
  data: lotteryRound,
  errors: ['not-found'],
});

export const getLotteryEntries = operation('get', '/lottery-rounds/{slug}/entries', {
  summary: 'Seznam losů přesně tak, jak ho čte losování; u otevřeného kola, jak vypadá teď.',
  audience: 'anyone',
  params: slug,
  data: z.object({ text: z.string(), digest: z.string(), final: z.boolean() }),
  errors: ['not-found'],
});

export const getOfferedPrize = operation('get', '/lottery-prizes/{key}', {
  summary: 'Čeho se týká klíč z e-mailu vylosovanému.',
  audience: 'anyone',
  params: key,
  data: offeredPrize,
  errors: ['link-not-valid'],
});

export const answerOfferedPrize = operation('post', '/lottery-prizes/{key}/answer', {
  summary: 'Přijmout výhru, nebo ji přenechat dalšímu v pořadí.',
  audience: 'anyone',
  params: key,
  body: z.object({ answer: z.enum(['accept', 'decline']) }),
  data: offeredPrize,
  errors: ['link-not-valid', 'lottery-prize-settled'],
});
