import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelledConversations } from './labelled-set.ts';
import { learn } from './learn.ts';
import { falseAlarmRate, recall, type Score, score } from './score.ts';

/**
 * `node run.mjs bench/scams/train.ts`: trains the weights of signals on the development halves and writes them.
 */

const folds = 8;
const conversations = [
  ...labelledConversations('development'),
  ...labelledConversations('another-author-development'),
];

const parts = Array.from({ length: folds }, (_, fold) => {
  const rest = conversations.filter((_each, at) => at % folds !== fold);
  return score(
    conversations.filter((_each, at) => at % folds === fold),
    learn(rest),
  );
});
const sum = (of: (part: Score) => number) => parts.reduce((total, part) => total + of(part), 0);
const together = {
  frauds: sum((part) => part.frauds),
  found: sum((part) => part.found),
  honest: sum((part) => part.honest),
  falseAlarms: sum((part) => part.falseAlarms),
};
console.log(
  `Each eighth by the other seven: recall ${recall(together).toFixed(3)}, false alarms ${falseAlarmRate(together).toFixed(4)}`,
);

const weights = learn(conversations);
const file = join(import.meta.dirname, '../../src/features/conversations/scams/weights.json');
writeFileSync(file, `${JSON.stringify(weights, undefined, 2)}\n`);
console.log(`${Object.keys(weights).length} weights written`);
