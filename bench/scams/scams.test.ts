import { expect, test } from 'vitest';
import { classifyTranscript } from '../../src/features/conversations/scams/classify.ts';
import { labelledConversations } from './labelled-set.ts';
import { falseAlarmRate, recall, score } from './score.ts';

test.each([
  ['development', 190, 570],
  ['held-out', 190, 570],
  ['another-author-development', 75, 200],
  ['another-author-held-out', 75, 200],
] as const)(
  'of the %s half at least 95 of 100 fraudulent messages are flagged and at most 2 of 100 honest ones',
  (half, frauds, honest) => {
    const measured = score(labelledConversations(half));
    expect(measured.frauds).toBeGreaterThan(frauds);
    expect(measured.honest).toBeGreaterThan(honest);
    expect(recall(measured)).toBeGreaterThanOrEqual(0.95);
    expect(falseAlarmRate(measured)).toBeLessThanOrEqual(0.02);
  },
);

test('no conversation is in both halves', () => {
  const texts = (
    ['development', 'held-out', 'another-author-development', 'another-author-held-out'] as const
  ).flatMap((half) =>
    labelledConversations(half).map(({ messages }) =>
      messages.map(({ from, text }) => `${from} ${text}`).join('\n'),
    ),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test('the longest possible message is classified immediately, whatever its content', () => {
  const made = ['zaplatil přes ', 'a.b ', '7 - ', 'k u ', 'sedm pět ', 'www.a.b/', '@ a . ', 'a.bc '];
  for (const piece of made) {
    const text = piece.repeat(Math.floor(2000 / piece.length));
    const began = performance.now();
    const messages = Array.from({ length: 4 }, () => ({ from: 'buyer', text }) as const);
    classifyTranscript({ buyer: { accountDays: 1 }, seller: { accountDays: 1 }, messages });
    expect(performance.now() - began, piece).toBeLessThan(500);
  }
});
