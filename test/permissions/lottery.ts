import { answerOffer } from '../../src/features/lottery/answer.ts';
import { draftedRound, drawnRound, endedRound, openedRound, prizeKey, roundForm } from '../lottery.ts';
import { type Rows, adminOnly, anybody } from './row.ts';
import { type Scene, given, ownerEmail } from './scene.ts';

const body = { reason: 'jarní kolo' };

async function waitingPrize(scene: Scene) {
  const { winners } = await drawnRound(scene.platform, scene.admin, [scene.owner]);
  return { params: { id: winners[0]?.id ?? '' }, body };
}

const keyOfOwner = async (scene: Scene) => {
  await waitingPrize(scene);
  return { key: await prizeKey(scene.platform, ownerEmail) };
};

/** Rounds, entries and prizes; a prize is accepted by the holder of the email, signed in or not. */
export const lotteryRows: Rows = {
  listLotteryRounds: anybody(),
  getLotteryRound: anybody(async ({ platform, admin }) => {
    const { slug } = await openedRound(platform, admin);
    return { params: { slug } };
  }),
  getLotteryEntries: anybody(async ({ platform, admin }) => {
    const { slug } = await openedRound(platform, admin);
    return { params: { slug } };
  }),
  getOfferedPrize: anybody(async (scene) => ({ params: await keyOfOwner(scene) })),
  answerOfferedPrize: anybody(async (scene) => ({
    params: await keyOfOwner(scene),
    body: { answer: 'decline' },
  })),

  listManagedRounds: adminOnly(),
  draftLotteryRound: adminOnly(({ platform }) => ({ body: roundForm(platform) })),
  changeLotteryRound: adminOnly(async ({ platform, admin }) => {
    const { id } = await draftedRound(platform, admin);
    return { params: { id }, body: roundForm(platform) };
  }),
  openLotteryRound: adminOnly(async ({ platform, admin }) => {
    await openedRound(platform, admin);
    const { id } = await draftedRound(platform, admin);
    return { params: { id }, body };
  }),
  cancelLotteryRound: adminOnly(async ({ platform, admin }) => {
    const { id } = await openedRound(platform, admin);
    return { params: { id }, body };
  }),
  drawLotteryRound: adminOnly(async ({ platform, admin, owner }) => {
    const { id } = await endedRound(platform, admin, [owner]);
    return { params: { id }, body };
  }),
  passLotteryPrizeOn: adminOnly(waitingPrize),
  handLotteryPrizeOver: adminOnly(async (scene) => {
    const prize = await waitingPrize(scene);
    const key = await prizeKey(scene.platform, ownerEmail);
    given(await answerOffer(scene.platform, { key, answer: 'accept' }));
    return prize;
  }),
};
