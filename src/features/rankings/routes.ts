import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { importAccount } from '../listings/index.ts';
import { remembered } from '../search/index.ts';
import { boards, standings } from './boards.ts';
import * as contract from './contract.ts';
import { readPublished } from './db.ts';

/** Counting reads every listing there has ever been, so one count serves for a minute. */
const countedFor = 60_000;

export function rankingRoutes(platform: Platform): Endpoint[] {
  const counted = remembered(countedFor, async (db) => {
    const rows = await readPublished(db, {
      now: platform.clock.now(),
      importAccount: importAccount(platform.config),
    });
    return boards.map((board) => ({
      slug: board.slug,
      name: board.name,
      kind: board.kind,
      advertisers: standings(rows, board),
    }));
  });
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
