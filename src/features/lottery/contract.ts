import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { lotteryRound, lotteryRoundCard, offeredPrize } from './shapes.ts';

export * from './admin-contract.ts';
export * from './rules.ts';
export type { LotteryRound, LotteryRoundCard, LotteryWinner, ManagedRound, OfferedPrize } from './shapes.ts';

const slug = z.object({ slug: z.string().max(80) });
const key = z.object({ key: z.string().max(100) });

export const listLotteryRounds = operation({
  id: 'listLotteryRounds',
  method: 'get',
  path: '/lottery-rounds',
  summary: 'Rounds of the lottery that were opened, the newest first.',
  audience: 'anyone',
  status: 200,
  data: z.array(lotteryRoundCard),
  errors: [],
});

export const getLotteryRound = operation({
  id: 'getLotteryRound',
  method: 'get',
  path: '/lottery-rounds/{slug}',
  summary: 'A round with all that its draw can be checked by, and own entries of whoever is signed in.',
  audience: 'anyone-or-advertiser',
  status: 200,
  params: slug,
  data: lotteryRound,
  errors: ['not-found'],
});

export const getLotteryEntries = operation({
  id: 'getLotteryEntries',
  method: 'get',
  path: '/lottery-rounds/{slug}/entries',
  summary: 'The list of entries, written as the draw reads it; as it stands now while the round is open.',
  audience: 'anyone',
  status: 200,
  params: slug,
  data: z.object({ text: z.string(), digest: z.string(), final: z.boolean() }),
  errors: ['not-found'],
});

export const getOfferedPrize = operation({
  id: 'getOfferedPrize',
  method: 'get',
  path: '/lottery-prizes/{key}',
  summary: 'What the key of a letter to somebody drawn is about.',
  audience: 'anyone',
  status: 200,
  params: key,
  data: offeredPrize,
  errors: ['link-not-valid'],
});

export const answerOfferedPrize = operation({
  id: 'answerOfferedPrize',
  method: 'post',
  path: '/lottery-prizes/{key}/answer',
  summary: 'Accept a prize, or leave it to the next in order.',
  audience: 'anyone',
  status: 200,
  params: key,
  body: z.object({ answer: z.enum(['accept', 'decline']) }),
  data: offeredPrize,
  errors: ['link-not-valid', 'lottery-prize-settled'],
});
