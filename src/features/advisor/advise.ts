import { typeset } from '../../contract/typography.ts';
import { bladeAddsCm } from '../catalogue/index.ts';
import { sticksByHeight } from '../query-understanding/index.ts';
import type { AdviceQuery, StickAdvice } from './contract.ts';
import { adviseFlex, clamp } from './flex.ts';
import { reasonsFor } from './reasons.ts';
import { adultAge, tables } from './tables.ts';

/** The recommended stick: from the tables, adjusted within their ranges by playing style. */
export function advise(query: AdviceQuery, now: Date): StickAdvice {
  const place = sticksByHeight.findIndex(({ heights }) => query.height <= heights[1]);
  const row = sticksByHeight[place];
  if (!row) throw new Error(`No stick for ${query.height} cm`);
  const [from, to] = row.shafts;
  const shaft = { from, to, usual: clamp(adjustForStyle(row.usual, query.style), from, to) };
  const flex = adviseFlex(query);
  const longer = sticksByHeight.slice(place).find(({ usual }) => usual > Math.max(shaft.usual, row.usual));
  const next =
    query.age < adultAge && longer ? { shaft: longer.usual, fromHeight: longer.heights[0] } : undefined;
  return {
    shaft,
    total: { from: shaft.usual + bladeAddsCm.min, to: shaft.usual + bladeAddsCm.max },
    flex: { from: flex.from, to: flex.to, usual: flex.usual },
    hand: query.hand,
    bladeHardness: 'medium',
    next,
    reasons: reasonsFor(query, { row, tallest: row === sticksByHeight.at(-1), shaft, flex, next, now }).map(
      ({ title, text }) => ({ title: typeset(title), text: typeset(text) }),
    ),
    sources: [
      `Délky: ${tables.sources.lengths}.`,
      `Flex: ${tables.sources.flex}.`,
      ...(next ? [`Růst: ${tables.sources.growth}.`] : []),
    ],
    search: {
      category: 'florbalky',
      shaftLengthCm: `${from}-${to}`,
      flexMm: `${flex.from}-${flex.to}`,
      hand: query.hand,
    },
  };
}

/** Defenders take the next longer standard length, technical players the next shorter one. */
function adjustForStyle(usual: number, style: AdviceQuery['style']): number {
  const step = style === 'defender' ? 1 : style === 'technical' ? -1 : 0;
  return tables.lengthsOnSale[tables.lengthsOnSale.indexOf(usual) + step] ?? usual;
}
