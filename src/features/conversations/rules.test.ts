import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listingStates } from '../listings/contract.ts';
import { formatAnswerHours } from '../../web/answer-time.ts';
import { quickReplies } from './components/quick-reply-texts.ts';
import { answerForm } from './contract.ts';
import { answerSteps, answersWithin, dealStage } from './rules.ts';

const hour = 3_600_000;
const times = fc.array(fc.integer({ min: 0, max: 400 * hour }), { minLength: 3, maxLength: 40 });
const hoursOf = (given: readonly number[]) => answersWithin(given) ?? Infinity;

it('the response time is undefined below three answered conversations and above a week', () => {
  expect(answersWithin([])).toBeUndefined();
  expect(answersWithin([hour, hour])).toBeUndefined();
  expect(answersWithin([hour, hour, hour])).toBe(1);
  expect(answersWithin([169 * hour, 169 * hour, 169 * hour])).toBeUndefined();
});

it.each([
  [[0, 2.5, 100], 3],
  [[1, 1, 9, 9], 6],
  [[1, 2, 2.1, 2.2], 3],
  [[24, 24, 24.001], 24],
  [[30, 30, 1], 48],
])('rounds the median of %j hours up to %i', (given, within) => {
  expect(answersWithin(given.map((hours) => hours * hour))).toBe(within);
});

it('at least half of the replies came within the stated time', () => {
  fc.assert(
    fc.property(times, (given) => {
      const within = hoursOf(given) * hour;
      expect(given.filter((time) => time <= within).length * 2).toBeGreaterThanOrEqual(given.length);
    }),
  );
});

it('the stated time is the smallest step that covers the median', () => {
  fc.assert(
    fc.property(times, (given) => {
      const index = answerSteps.findIndex((step) => step === hoursOf(given));
      const shorter = answerSteps[index - 1];
      if (shorter === undefined) return;
      const over = given.filter((time) => time > shorter * hour).length;
      expect(over * 2).toBeGreaterThanOrEqual(given.length);
    }),
  );
});

it('the order of replies does not matter, and a slower reply never improves the result', () => {
  fc.assert(
    fc.property(times, fc.nat(), fc.integer({ min: 0, max: 200 * hour }), (given, at, more) => {
      expect(hoursOf(given.toReversed())).toBe(hoursOf(given));
      const slower = given.map((time, index) => (index === at % given.length ? time + more : time));
      expect(hoursOf(slower)).toBeGreaterThanOrEqual(hoursOf(given));
    }),
  );
});

it('every step has a Czech text', () => {
  expect(answerSteps.map(formatAnswerHours)).toEqual([
    'do hodiny',
    'do\u00a02\u00a0hodin',
    'do\u00a03\u00a0hodin',
    'do\u00a06\u00a0hodin',
    'do\u00a012\u00a0hodin',
    'do\u00a024\u00a0hodin',
    'do\u00a02\u00a0dnů',
    'do\u00a03\u00a0dnů',
    'do týdne',
  ]);
});

it.each([
  ['active', false, 'talk'],
  ['reserved', true, 'reserved'],
  ['sold', true, 'handed-over'],
  ['reserved', false, undefined],
  ['sold', false, undefined],
  ['withdrawn', false, undefined],
] as const)('for a listing that is %s, reserved here: %s, the stage is %s', (state, reservedHere, stage) => {
  expect(dealStage(state, reservedHere)).toBe(stage);
});

it('quick replies are valid messages, and never claim that a sold item is available', () => {
  for (const side of ['advertiser', 'asker'] as const)
    for (const kind of ['offer', 'demand'] as const)
      for (const state of listingStates)
        for (const [reservedHere, hasAccount] of [true, false].flatMap(
          (here) =>
            [
              [here, true],
              [here, false],
            ] as const,
        ))
          for (const message of quickReplies({ side, reservedHere, hasAccount, listing: { state, kind } })) {
            expect(answerForm.safeParse({ message }).success, message).toBe(true);
            if (state === 'sold') expect(message).not.toMatch(/ještě volné|pořád to hledám/);
          }
});

it('after a sale only the side that received the item is offered to confirm its arrival', () => {
  const arrived = (kind: 'offer' | 'demand', side: 'advertiser' | 'asker') =>
    quickReplies({ side, reservedHere: true, hasAccount: true, listing: { state: 'sold', kind } }).includes(
      'Dorazilo to v pořádku.',
    );
  expect([arrived('offer', 'asker'), arrived('demand', 'advertiser')]).toEqual([true, true]);
  expect([arrived('offer', 'advertiser'), arrived('demand', 'asker')]).toEqual([false, false]);
});

it('the quick reply about a meeting is offered only where no meeting can be proposed', () => {
  const conversation = {
    side: 'advertiser',
    reservedHere: false,
    listing: { state: 'active', kind: 'offer' },
  } as const;
  const where = 'Kdy a kde se hodí předání?';
  expect(quickReplies({ ...conversation, hasAccount: false })).toContain(where);
  expect(quickReplies({ ...conversation, hasAccount: true })).not.toContain(where);
});
