import type { Points, TraitNumber } from '../../reading/contract.ts';
import type { Block } from './blocks.ts';
import type { Columns } from './columns.ts';

type NumberPoints = Extract<Points, { number: TraitNumber }>;

const rankOf: Partial<Record<TraitNumber, number>> = {
  shaftCm: 0,
  flexMm: 1,
  shoeSizeTenths: 2,
  ageFrom: 3,
  ageTo: 4,
};

/** The points of the band that holds each listing's number. */
export function pointsOfNumber(
  asked: NumberPoints,
  { ranks, rankKinds, readPrice }: Columns,
  into: Int32Array,
): (block: Block) => Int32Array {
  const rank = rankOf[asked.number];
  if (rank === undefined) {
    return ({ places, count }) => {
      for (let at = 0; at < count; at += 1) {
        const price = readPrice[places[at] ?? 0] ?? -1;
        into[at] = bandOf(asked, price < 0 ? undefined : price);
      }
      return into;
    };
  }
  const byKind = Int32Array.from(rankKinds.values, (kind) => bandOf(asked, kind[rank]));
  return ({ places, count }) => {
    for (let at = 0; at < count; at += 1) into[at] = byKind[ranks[places[at] ?? 0] ?? 0] ?? 0;
    return into;
  };
}

function bandOf({ bands, missing, otherwise }: NumberPoints, number: number | undefined): number {
  if (number === undefined) return missing;
  for (const { min, max, points } of bands) {
    if ((min === undefined || number >= min) && (max === undefined || number <= max)) return points;
  }
  return otherwise;
}
