import { expect, test } from 'vitest';
import { judgeTalk } from '../../src/features/conversations/scams/judge.ts';
import { labelledTalks } from './labelled-set.ts';
import { falseAlarmRate, recall, score } from './score.ts';

test.each(['development', 'held-out'] as const)(
  'of the %s half at least 95 of 100 fraudulent messages are flagged and at most 2 of 100 honest ones',
  (half) => {
    const measured = score(labelledTalks(half));
    expect(measured.frauds).toBeGreaterThan(190);
    expect(measured.honest).toBeGreaterThan(570);
    expect(recall(measured)).toBeGreaterThanOrEqual(0.95);
    expect(falseAlarmRate(measured)).toBeLessThanOrEqual(0.02);
  },
);

test('no conversation is in both halves', () => {
  const texts = new Set(
    labelledTalks('development').map(({ said }) => said.map(({ text }) => text).join('\n')),
  );
  for (const { said } of labelledTalks('held-out'))
    expect(texts.has(said.map(({ text }) => text).join('\n'))).toBe(false);
});

test('the longest message is judged at once, whatever it is made of', () => {
  const made = ['zaplatil přes ', 'a.b ', '7 - ', 'k u ', 'sedm pět ', 'www.a.b/', '@ a . '];
  for (const piece of made) {
    const text = piece.repeat(Math.floor(2000 / piece.length));
    const began = performance.now();
    const said = Array.from({ length: 4 }, () => ({ from: 'buyer', text }) as const);
    judgeTalk({ buyer: { accountDays: 1 }, seller: { accountDays: 1 }, said });
    expect(performance.now() - began, piece).toBeLessThan(500);
  }
});
