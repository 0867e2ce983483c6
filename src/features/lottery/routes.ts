import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerOffer, offeredPrize } from './answer.ts';
import { cancelRound } from './cancel.ts';
import * as contract from './contract.ts';
import { changeRound, draftRound } from './draft.ts';
import { drawByAdmin } from './draw.ts';
import { managedRounds } from './managed.ts';
import { openRound } from './open.ts';
import { handPrizeOver, passPrizeOn } from './pass-on.ts';
import { lotteryEntries, lotteryRound, lotteryRounds } from './views.ts';

export function lotteryRoutes(platform: Platform): Endpoint[] {
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
    implement(contract.draftRound, ({ body }, { viewer }) => draftRound(platform, viewer, body)),
    implement(contract.changeRound, ({ params, body }, { viewer }) =>
      changeRound(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.openRound, ({ params, body }, { viewer }) =>
      openRound(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.cancelRound, ({ params, body }, { viewer }) =>
      cancelRound(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.drawRound, ({ params, body }, { viewer }) =>
      drawByAdmin(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.passPrizeOn, ({ params, body }, { viewer }) =>
      passPrizeOn(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.handPrizeOver, ({ params, body }, { viewer }) =>
      handPrizeOver(platform, viewer, { ...params, ...body }),
    ),
  ];
}
