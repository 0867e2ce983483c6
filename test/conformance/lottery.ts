import { expect } from 'vitest';
import type { Viewer } from '../../src/contract/endpoint.ts';
import * as lottery from '../../src/features/lottery/contract.ts';
import type { ApiCaller } from '../api-caller.ts';
import { drawnRound, endedRound, openedRound, prizeKey, roundForm } from '../lottery.ts';
import type { TestPlatform } from '../platform.ts';

type Given = { platform: TestPlatform; admin: Viewer; adminToken: string; player: Viewer; token: string };

/** Calls every operation of the lottery. */
export async function callLottery(api: ApiCaller, given: Given): Promise<void> {
  const { platform, admin, adminToken: token, player } = given;
  const body = { reason: 'jarní kolo' };
  await openedRound(platform, admin);
  const form = roundForm(platform);
  const drafted = await api.call(lottery.draftLotteryRound, { token, body: form });
  const { id, slug } = lottery.draftLotteryRound.data.parse(drafted.body.data);
  expect((await api.call(lottery.draftLotteryRound, { token, body: form })).status).toBe(409);
  expect(
    (await api.call(lottery.draftLotteryRound, { token, body: { ...form, lastDay: '2020-01-01' } })).status,
  ).toBe(422);
  await api.call(lottery.changeLotteryRound, { token, params: { id }, body: { ...form, prizes: '2' } });
  await api.call(lottery.openLotteryRound, { token, params: { id }, body });
  expect((await api.call(lottery.changeLotteryRound, { token, params: { id }, body: form })).status).toBe(
    409,
  );
  expect((await api.call(lottery.drawLotteryRound, { token, params: { id }, body })).status).toBe(409);
  await api.call(lottery.getLotteryRound, { token: given.token, params: { slug } });
  await api.call(lottery.getLotteryEntries, { params: { slug } });
  await api.call(lottery.cancelLotteryRound, { token, params: { id }, body });
  expect((await api.call(lottery.cancelLotteryRound, { token, params: { id }, body })).status).toBe(409);

  const waiting = await endedRound(platform, admin, [player]);
  await api.call(lottery.drawLotteryRound, { token, params: { id: waiting.id }, body });
  const params = { key: await prizeKey(platform, player.email) };
  await api.call(lottery.getOfferedPrize, { params });
  await api.call(lottery.answerOfferedPrize, { params, body: { answer: 'accept' } });
  expect((await api.call(lottery.answerOfferedPrize, { params, body: { answer: 'decline' } })).status).toBe(
    409,
  );
  const managed = await api.call(lottery.listManagedRounds, { token });
  const prize = lottery.listManagedRounds.data
    .parse(managed.body.data)
    .flatMap(({ winners }) => winners)
    .find(({ state }) => state === 'accepted');
  await api.call(lottery.handLotteryPrizeOver, { token, params: { id: prize?.id ?? '' }, body });
  expect(
    (await api.call(lottery.passLotteryPrizeOn, { token, params: { id: prize?.id ?? '' }, body })).status,
  ).toBe(409);
  const { winners } = await drawnRound(platform, admin, [player]);
  await api.call(lottery.passLotteryPrizeOn, { token, params: { id: winners[0]?.id ?? '' }, body });
  await api.call(lottery.listLotteryRounds);
}
