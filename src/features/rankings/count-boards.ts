import type { Database, Platform } from '../../platform/platform.ts';
import { importAccount } from '../listings/index.ts';
import { staleWhileRevalidate } from '../../platform/cache/stale-while-revalidate.ts';
import { boards, standings } from './boards.ts';
import type { BoardName, RankedAdvertiser } from './contract.ts';
import { readPublished } from './db.ts';

export type CountedBoard = BoardName & { advertisers: RankedAdvertiser[] };

/** Counting reads every listing there has ever been, so one count serves for a minute. */
const countedFor = 60_000;

/** All boards with who stands on them, as often as they are asked for. */
export const boardCounter = ({
  clock,
  config,
}: Pick<Platform, 'clock' | 'config'>): ((
  platform: Pick<Platform, 'db' | 'clock'>,
) => Promise<CountedBoard[]>) =>
  staleWhileRevalidate(countedFor, async (db: Database) => {
    const rows = await readPublished(db, { now: clock.now(), importAccount: importAccount(config) });
    return boards.map((board) => ({
      slug: board.slug,
      name: board.name,
      kind: board.kind,
      advertisers: standings(rows, board),
    }));
  });
