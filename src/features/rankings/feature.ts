import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { boardCounter } from './count-boards.ts';

function rankingRoutes(platform: Platform): Endpoint[] {
  const counted = boardCounter(platform);
  return [
    implement(contract.listRankings, async () =>
      (await counted(platform)).map(({ advertisers, ...board }) => ({ ...board, leader: advertisers[0] })),
    ),
    implement(
      contract.getRanking,
      async ({ params }) =>
        (await counted(platform)).find(({ slug }) => slug === params.slug) ?? refuse('not-found'),
    ),
  ];
}

export const rankingsFeature: Feature = { contract, endpoints: rankingRoutes };
