import { z } from 'zod';
import file from '../../db/demo/pictures.json' with { type: 'json' };
import { type Paint, isPaint } from './paint.ts';

/** The fields of `db/demo/listings.json` that decide what a picture shows. */
export type PicturedListing = {
  id: string;
  kind: string;
  category: string;
  title: string;
  attributes: Record<string, unknown>;
};

/** What a picture shows. */
export type Thing = {
  drawing: string;
  paint?: Paint | undefined;
  view: 'whole' | 'close';
  /** The side the blade points to; the drawing is mirrored when it points to the other. */
  bladeLeft?: boolean;
  /** The drawing whose backdrop is used; any backdrop when undefined. */
  ground?: string | undefined;
  /** The point of the drawing that is centred. */
  lookAt?: readonly [x: number, y: number] | undefined;
};

const names = z.tuple([z.string()], z.string());
/** `null` keeps the drawing's own colours. */
const paints = z.array(z.custom<Paint>(isPaint).nullable());

/**
 * Lists are indexed by the number of the listing. Among the rules of a category, the first whose word is in the title
 * applies; `own` is the colour that the listing states.
 */
const pictures = z
  .strictObject({
    sticks: names,
    stickPaints: paints,
    bladePaints: paints,
    bladeSides: z.strictObject({ left: names, right: names }),
    categories: z.record(
      z.string(),
      z.array(
        z.strictObject({
          title: z.string().optional(),
          things: z.array(
            z.strictObject({
              drawing: z.union([z.string().transform((name): [string] => [name]), names]),
              paint: z.union([z.literal('own'), paints]).default([]),
              view: z.enum(['whole', 'close']).default('whole'),
              ground: z.string().optional(),
              lookAt: z.tuple([z.number(), z.number()]).optional(),
            }),
          ),
        }),
      ),
    ),
    backdrops: names,
  })
  .parse(file);

/** Backdrops that go with everything, by the name of the drawing they are taken from. */
export const { backdrops } = pictures;
const { sticks, stickPaints, bladePaints, bladeSides, categories } = pictures;

const whole = (drawing: string, paint?: Paint): Thing => ({ drawing, paint, view: 'whole' });
const close = (drawing: string, paint?: Paint): Thing => ({ drawing, paint, view: 'close' });

/** The things on the pictures of an offer, the main one first. */
export function thingsOf(listing: PicturedListing): Thing[] {
  const number = numberOf(listing);
  if (listing.category === 'florbalky') return stickThings(listing, number);
  if (listing.category === 'cepele') return bladeThings(listing, number);
  const title = listing.title.toLowerCase();
  const rules = categories[listing.category] ?? categories['sportovni-tasky'];
  const rule = rules?.find((each) => each.title === undefined || title.includes(each.title));
  return (rule?.things ?? []).map(({ drawing, paint, ...rest }) => ({
    ...rest,
    drawing: pick(drawing, number),
    paint: paint === 'own' ? colourOf(listing) : paintOf(paint, number),
  }));
}

function stickThings(listing: PicturedListing, number: number): Thing[] {
  const bladeLeft = isLeft(listing);
  if (/\bdvě\b/i.test(listing.title)) return [whole('hul-dve'), whole('hul-detska')];
  const { shaftLengthCm, totalLengthCm } = listing.attributes;
  const child = Number(shaftLengthCm ?? totalLengthCm) <= 77;
  const paint = paintOf(stickPaints, number + Math.floor(number / sticks.length));
  const main = { ...whole(child ? 'hul-detska' : pick(sticks, number), paint), bladeLeft };
  return [main, { ...whole('hul-detail', paintOf(bladePaints, number)), bladeLeft }, main];
}

function bladeThings(listing: PicturedListing, number: number): Thing[] {
  const bladeLeft = isLeft(listing);
  if (/\dks|sada/i.test(listing.title)) return [{ ...whole('cepele-tri'), bladeLeft }];
  const paint = colourOf(listing) ?? paintOf(bladePaints, number);
  return [
    { ...whole('cepel-modra', paint), bladeLeft },
    { ...close('cepel-modra', paint), bladeLeft },
  ];
}

/** Whether the blade of a drawing points to the left; undefined for things without a blade. */
export function drawnBladeLeft(drawing: string): boolean | undefined {
  if (bladeSides.left.includes(drawing)) return true;
  return bladeSides.right.includes(drawing) ? false : undefined;
}

/** The number at the end of a listing's id; neighbours differ by one. */
export function numberOf({ id }: PicturedListing): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}

/** The colour of a single-coloured thing; undefined for a mix of colours, which keeps the drawing's own. */
function colourOf({ attributes: { colour } }: PicturedListing): Paint | undefined {
  const [only, ...more] = Array.isArray(colour) ? colour : [colour];
  return more.length === 0 && isPaint(only) ? only : undefined;
}

function isLeft({ attributes }: PicturedListing): boolean {
  return attributes.hand !== 'right';
}

const pick = (list: readonly [string, ...string[]], number: number): string =>
  list[number % list.length] ?? list[0];
const paintOf = (list: readonly (Paint | null)[], number: number): Paint | undefined =>
  list[number % list.length] ?? undefined;
