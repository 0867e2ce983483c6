import type { Points, TraitNumber } from '../../query-understanding/contract.ts';
import type { Block } from './blocks.ts';
import type { Columns } from './columns.ts';

type NumberPoints = Extract<Points, { number: TraitNumber }>;

/** The points of the band that holds each listing's price. */
export function pointsOfNumber(
  asked: NumberPoints,
  { readPrice }: Columns,
  into: Int32Array,
): (block: Block) => Int32Array {
  return ({ places, count }) => {
    for (let at = 0; at < count; at += 1) {
      const price = readPrice[places[at] ?? 0] ?? -1;
      into[at] = bandOf(asked, price < 0 ? undefined : price);
    }
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
