import { attributesOf, categories, madeOfCatalogue } from '../../catalogue/index.ts';
import { step } from '../contract.ts';
import { pieceSteps } from '../facts/sizes.ts';
import { categoryOfThing } from '../lexicon/things.ts';
import { ruledOut, type Wish } from './wish.ts';

/**
 * This many pieces or more, nearest first; without an upper bound, most first. Up to a fifth less is a step off.
 * For things usually sold singly, an unstated count is one.
 */
export function piecesWish(things: readonly string[], from: number, to: number): Wish {
  if (to === 1) return { points: { marks: [['has:pieces', -2 * step]], otherwise: 0 }, counts: true };
  const reached = (count: number) => pieceSteps.findLast((each) => each <= count) ?? 1;
  const enough = pieceSteps.filter((each) => each >= reached(from));
  const beyond = from === to ? undefined : pieceSteps.find((each) => each > to);
  return {
    points: {
      marks: [
        ...enough.map(
          (each, at) => [`pieces:${each}`, Number.isFinite(to) ? -at : at + 1 - enough.length] as const,
        ),
        [`pieces:${reached(Math.ceil(from * 0.8))}`, -step],
        ['has:pieces', -2 * step],
        ...(beyond === undefined ? [] : [[`pieces:${beyond}`, ruledOut] as const]),
      ],
      otherwise: things.some((thing) => soldByMany().has(categoryOfThing(thing) ?? '')) ? -step : -2 * step,
    },
    counts: true,
  };
}

const soldByMany = madeOfCatalogue(
  () =>
    new Set(
      categories().flatMap(({ slug }) =>
        attributesOf(slug).some(({ key }) => key === 'quantity') ? [slug] : [],
      ),
    ),
);

/** „Sada čepelí“: two or more. */
export const isSetAsked = ({
  of,
  from,
  to,
}: {
  of: string;
  from?: number | undefined;
  to?: number | undefined;
}) => of === 'pieces' && from === 2 && to === undefined;

const sets = ['together:yes', 'thing:gear', 'thing:goalie-set'].map((mark) => [mark, 0] as const);

/** Different things that belong together, or a set of them. */
export const togetherWish: Wish = { points: { marks: sets, otherwise: -step }, counts: true };
