import { z } from 'zod';
import data from './weights.json' with { type: 'json' };
import { signalsOf, type Transcript, wordsOf } from './signals.ts';

const weightsSchema = z.record(z.string(), z.number());
export type Weights = z.output<typeof weightsSchema>;
const learned = weightsSchema.parse(data);

/**
 * Probability from which a message is flagged; tuned on the development halves of test/reference/scams only.
 */
export const flagThreshold = 0.25;

export type Classification = { chance: number; flagged: boolean; signals: ReadonlyMap<string, number> };

/**
 * Classifies every message of a conversation in order, by its text, sender, timing and context: a logistic
 * regression over named signals, with weights trained by `bench/scams/train.ts`.
 */
export function classifyTranscript(transcript: Transcript, weights: Weights = learned): Classification[] {
  const suspicion = { buyer: 0, seller: 0 };
  const analyzed = {
    ...transcript,
    messages: transcript.messages.map((message) => ({ ...message, words: wordsOf(message.text) })),
  };
  return transcript.messages.map(({ from, isTrusted }, at) => {
    const signals = signalsOf(analyzed, at, suspicion[from]);
    let sum = weights.base ?? 0;
    for (const [name, strength] of signals) sum += (weights[name] ?? 0) * strength;
    const chance = sigmoid(sum);
    const flagged = chance >= flagThreshold;
    if (flagged && !isTrusted) suspicion[from] = Math.max(suspicion[from], chance);
    return { chance, flagged, signals };
  });
}

export const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));
