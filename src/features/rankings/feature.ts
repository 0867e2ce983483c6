import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { staleWhileRevalidate } from '../../platform/cache/stale-while-revalidate.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { importAccount } from '../import/index.ts';
import { allRegions, regionSlug } from '../places/index.ts';
import * as contract from './contract.ts';
import { boardLength, type BoardName, type RankedAdvertiser } from './contract.ts';
import { type PublishedRow, readPublished } from './db.ts';

type Span = 'month' | 'year' | 'ever';
type Board = BoardName & { span: Span; region?: string };

const times: readonly Board[] = [
  { slug: 'tento-mesic', name: 'Tento měsíc', kind: 'time', span: 'month' },
  { slug: 'tento-rok', name: 'Letos', kind: 'time', span: 'year' },
  { slug: 'celkem', name: 'Za celou dobu', kind: 'time', span: 'ever' },
];

/** Rankings in display order. */
const boards: readonly Board[] = [
  ...times,
  ...allRegions().map(({ code, name }): Board => ({
    slug: regionSlug(name),
    name,
    kind: 'region',
    span: 'ever',
    region: code,
  })),
];

/** Computes a ranking: by number of published listings, ties by the earliest first publication. */
function standings(rows: readonly PublishedRow[], { span, region }: Board): RankedAdvertiser[] {
  const sums = new Map<string, { row: PublishedRow; published: number; first: number }>();
  for (const row of rows) {
    const { count, first } = row[span];
    if (count === 0 || first === null || (region !== undefined && row.region !== region)) continue;
    const sum = sums.get(row.slug);
    sums.set(row.slug, {
      row,
      published: count + (sum?.published ?? 0),
      first: Math.min(first.getTime(), sum?.first ?? Infinity),
    });
  }
  return [...sums.values()]
    .toSorted((a, b) => b.published - a.published || a.first - b.first || (a.row.slug < b.row.slug ? -1 : 1))
    .slice(0, boardLength)
    .map(({ row: { name, slug, trader }, published }, index) => ({
      place: index + 1,
      name,
      slug,
      trader,
      published,
    }));
}

export type CountedBoard = BoardName & { advertisers: RankedAdvertiser[] };

/** Counting reads every listing ever published, so the result is cached for a minute. */
const cacheTtlMs = 60_000;

/** Returns all rankings with their advertisers, cached. */
export const boardCounter = ({
  clock,
  config,
}: Pick<Platform, 'clock' | 'config'>): ((
  platform: Pick<Platform, 'db' | 'clock'>,
) => Promise<CountedBoard[]>) =>
  staleWhileRevalidate(cacheTtlMs, async (db: Database) => {
    const rows = await readPublished(db, { now: clock.now(), importAccount: importAccount(config) });
    return boards.map((board) => ({
      slug: board.slug,
      name: board.name,
      kind: board.kind,
      advertisers: standings(rows, board),
    }));
  });

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
