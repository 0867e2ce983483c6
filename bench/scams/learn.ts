import {
  classifyTranscript,
  sigmoid,
  type Weights,
} from '../../src/features/conversations/scams/classify.ts';
import type { LabelledConversation } from './labelled-set.ts';

const rounds = 4;
const steps = 400;
const rate = 0.5;
/** L2 regularization, so that a rare sign does not decide alone. */
const shrinkage = 0.004;
/**
 * Signs of honest messages: their weight is never positive. The weight of every other sign is never negative.
 */
const honest = new Set([
  'cod',
  'meets',
  'account',
  'invoice',
  'parcel',
  'photo',
  'call',
  'gear',
  'refuses',
  'retells',
  'by-carrier',
  'usual-link',
  'player-card',
  'to-account',
  'mail-for-photo',
  'mail-for-invoice',
  'messenger-for-photo',
  'phone',
  'old-account',
  'short',
  'heard:card',
  'heard:invoice',
  'heard:photo',
  'heard:parcel',
  'heard:account',
  'base',
]);
const free = new Set([
  'base',
  'buyer',
  'seller',
  'early',
  'first',
  'long',
  'mail',
  'mail-given',
  'courier',
  'carrier',
]);

type Example = { signals: ReadonlyMap<string, number>; fraud: boolean };

/**
 * Logistic regression over the signals of each message; earlier messages count as the previous round classified
 * them.
 */
export function learn(conversations: readonly LabelledConversation[]): Weights {
  // At first every message is classified as honest.
  let weights: Weights = { base: -10 };
  for (let round = 0; round < rounds; round++) {
    const examples = conversations.flatMap((conversation) => {
      return classifyTranscript(conversation, weights).map(({ signals }, at) => ({
        signals,
        fraud: conversation.fraudulent[at] ?? false,
      }));
    });
    weights = fit(examples);
  }
  return weights;
}

function fit(examples: readonly Example[]): Weights {
  const names = [...new Set(examples.flatMap(({ signals }) => [...signals.keys()]))].toSorted();
  const place = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ signals, fraud }) => ({
    fraud: fraud ? 1 : 0,
    signals: [...signals].flatMap(([name, value]) => (value ? [[place.get(name) ?? 0, value] as const] : [])),
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length + 1);
  let base = -2;
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(names.length);
    let baseSlope = 0;
    for (const row of rows) {
      let sum = base;
      for (const [at, value] of row.signals) sum += (weights[at] ?? 0) * value;
      const error = (sigmoid(sum) - row.fraud) / rows.length;
      baseSlope += error;
      for (const [at, value] of row.signals) slope[at] = (slope[at] ?? 0) + error * value;
    }
    for (const [at, name] of names.entries()) {
      const full = (slope[at] ?? 0) + (shrinkage * (weights[at] ?? 0)) / 10;
      squares[at] = (squares[at] ?? 0) + full * full;
      const moved = (weights[at] ?? 0) - (rate * full) / (Math.sqrt(squares[at] ?? 0) + 1e-8);
      weights[at] = free.has(name) ? moved : honest.has(name) ? Math.min(0, moved) : Math.max(0, moved);
    }
    squares[names.length] = (squares[names.length] ?? 0) + baseSlope * baseSlope;
    base -= (rate * baseSlope) / (Math.sqrt(squares[names.length] ?? 0) + 1e-8);
  }
  const learned = names.flatMap((name, at) => {
    const weight = Math.round((weights[at] ?? 0) * 100) / 100;
    return weight === 0 ? [] : [[name, weight] as const];
  });
  return { base: Math.round(base * 100) / 100, ...Object.fromEntries(learned) };
}
