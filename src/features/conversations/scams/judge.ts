import { z } from 'zod';
import data from './weights.json' with { type: 'json' };
import { signsOf, type Talk, wordsOf } from './signs.ts';

const weightsSchema = z.record(z.string(), z.number());
export type Weights = z.output<typeof weightsSchema>;
const learned = weightsSchema.parse(data);

/**
 * Probability from which a message is flagged; tuned on the development halves of test/reference/scams only.
 */
export const flaggedFrom = 0.25;

export type Judgement = { chance: number; flagged: boolean; signs: ReadonlyMap<string, number> };

/**
 * Classifies every message of a conversation in order, by its text, sender, timing and context: a logistic
 * regression over named signals, with weights trained by `bench/scams/train.ts`.
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
