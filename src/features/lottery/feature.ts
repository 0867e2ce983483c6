import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import { answerOffer, handPrizeOver, offeredPrize, passOnDuePrizes, passPrizeOn } from './answer.ts';
import {
  cancelRound,
  changeRound,
  closeDueLists,
  draftRound,
  openRound,
  anonymizeOldRounds,
} from './rounds.ts';
import * as contract from './contract.ts';
import * as lotteryEmails from './mail/lottery-emails.ts';
import { drawByAdmin, drawDueRounds } from './draw.ts';
import { managedRounds, lotteryEntries, lotteryRound, lotteryRounds } from './views.ts';
import { roundsExport } from './list-export.ts';

function lotteryRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listLotteryRounds, () => lotteryRounds(platform)),
    implement(contract.getLotteryRound, ({ params }, { viewer }) =>
      lotteryRound(platform, viewer, params.slug),
    ),
    implement(contract.getLotteryEntries, ({ params }) => lotteryEntries(platform, params.slug)),
    implement(contract.getOfferedPrize, ({ params }) => offeredPrize(platform, params.key)),
    implement(contract.answerOfferedPrize, ({ params, body }) =>
      answerOffer(platform, { ...params, ...body }),
    ),
    ...adminRoutes(platform),
  ];
}

function adminRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listManagedRounds, () => managedRounds(platform)),
    implement(contract.draftLotteryRound, ({ body }, { viewer }) => draftRound(platform, viewer, body)),
    implement(contract.changeLotteryRound, ({ params, body }, { viewer }) =>
      changeRound(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.openLotteryRound, ({ params, body }, { viewer }) =>
      openRound(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.cancelLotteryRound, ({ params, body }, { viewer }) =>
      cancelRound(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.drawLotteryRound, ({ params, body }, { viewer }) =>
      drawByAdmin(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.passLotteryPrizeOn, ({ params, body }, { viewer }) =>
      passPrizeOn(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.handLotteryPrizeOver, ({ params, body }, { viewer }) =>
      handPrizeOver(platform, viewer, { ...params, ...body }),
    ),
  ];
}

/** Each step is one transaction that checks what is due, so after a crash the next run continues. */
function lotterySchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'run-lottery', cron: '* * * * *', run: () => runLottery(platform) },
    { name: 'forget-lottery', cron: '13 3 * * *', run: () => anonymizeOldRounds(platform) },
  ];
}

export async function runLottery(platform: Platform): Promise<void> {
  await closeDueLists(platform);
  await drawDueRounds(platform);
  await passOnDuePrizes(platform);
}

export const lotteryFeature: Feature = {
  contract,
  endpoints: lotteryRoutes,
  lists: [roundsExport],
  schedule: lotterySchedule,
  emails: [lotteryEmails],
};
