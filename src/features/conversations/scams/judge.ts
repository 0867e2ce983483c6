import { z } from 'zod';
import data from './weights.json' with { type: 'json' };
import { signsOf, type Talk, wordsOf } from './signs.ts';

const weightsSchema = z.record(z.string(), z.number());
export type Weights = z.output<typeof weightsSchema>;
const learned = weightsSchema.parse(data);

/** From which chance on a message is flagged; chosen on the development halves of test/reference/scams alone. */
export const flaggedFrom = 0.25;

export type Judgement = { chance: number; flagged: boolean; signs: ReadonlyMap<string, number> };

/**
 * Every message of a talk, judged in turn by what it says, who writes it when and what came before: a logistic
 * regression over named signs, whose weights `bench/scams/train.ts` learns.
 */
export function judgeTalk(talk: Talk, weights: Weights = learned): Judgement[] {
  const suspicion = { buyer: 0, seller: 0 };
  const heard = { ...talk, said: talk.said.map((said) => ({ ...said, words: wordsOf(said.text) })) };
  return talk.said.map(({ from, isTrusted }, at) => {
    const signs = signsOf(heard, at, suspicion[from]);
    let sum = weights.base ?? 0;
    for (const [name, strength] of signs) sum += (weights[name] ?? 0) * strength;
    const chance = sigmoid(sum);
    const flagged = chance >= flaggedFrom;
    if (flagged && !isTrusted) suspicion[from] = Math.max(suspicion[from], chance);
    return { chance, flagged, signs };
  });
}

export const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));
