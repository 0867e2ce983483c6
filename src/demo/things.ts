import { type Paint, isPaint } from './paint.ts';

/** The fields of `db/demo/listings.json` that decide what a picture shows. */
export type PicturedListing = {
  id: string;
  kind: string;
  category: string;
  title: string;
  attributes: Record<string, unknown>;
};

/** What lies on a picture. */
export type Thing = {
  drawing: string;
  paint?: Paint;
  view: 'whole' | 'close';
  /** The side the blade points to; the drawing is mirrored when it shows the other. */
  bladeLeft?: boolean;
  /** The drawing whose ground it lies on; otherwise any. */
  ground?: string;
  /** The point of the drawing that comes to the middle. */
  lookAt?: readonly [x: number, y: number];
};

const whole = (drawing: string, paint?: Paint): Thing => ({ drawing, paint, view: 'whole' });
const close = (drawing: string, paint?: Paint): Thing => ({ drawing, paint, view: 'close' });

/** Sticks as they are drawn, with the side their blade points to. */
type Stick = readonly [drawing: string, bladeLeft: boolean];
const sticks: readonly [Stick, ...Stick[]] = [
  ['hul-modra', true],
  ['hul-cervena', false],
  ['hul-limetka', true],
  ['hul-tyrkys', false],
  ['hul-cerna', true],
  ['hul-oranzova', false],
  ['hul-bila', true],
  ['hul-fialova', false],
  ['hul-zelena', true],
];
const stickPaints = [undefined, undefined, 'red', 'purple', undefined, 'blue', 'orange'] as const;
const bladePaints = ['turquoise', 'blue', 'red', 'black', 'purple', 'orange', 'green'] as const;
const shoePaints = ['blue', 'red', 'turquoise', 'orange', 'purple', 'pink'] as const;
const glassesPaints = ['orange', 'blue', 'turquoise'] as const;

/** Drawings of categories whose things look alike whatever the title says. */
const plain: Record<string, string[]> = {
  omotavky: ['gripy'],
  micky: ['micky'],
  'brankarske-vesty': ['brankar-vesta'],
  'brankarske-kalhoty': ['brankar-kalhoty'],
  'brankarske-chranice-kolen': ['kolena'],
  'brankarske-rukavice': ['brankar-rukavice'],
  'brankarske-dresy': ['dres'],
  'brankarske-sety': ['brankar-vesta', 'brankar-kalhoty', 'maska-cerna'],
  'brankarske-doplnky': ['krk'],
  'vaky-na-hole': ['vak'],
  toolbagy: ['taska'],
  batohy: ['batoh'],
  'sportovni-tasky': ['taska'],
  dresy: ['dres'],
  kratasy: ['kratasy'],
  stulpny: ['stulpny'],
  'teplaky-a-soupravy': ['mikina', 'kratasy'],
  'trika-a-mikiny': ['mikina'],
  mantinely: ['mantinely'],
};

/** The things on the pictures of an offer, the main one first. */
export function thingsOf(listing: PicturedListing): Thing[] {
  const number = numberOf(listing);
  const { title } = listing;
  switch (listing.category) {
    case 'florbalky':
      return stickThings(listing, number);
    case 'shafty':
      return [
        { ...close('hul-cerna'), lookAt: [650, 330] },
        { ...close('hul-cerna'), lookAt: [700, 180] },
      ];
    case 'cepele':
      return bladeThings(listing, number);
    case 'boty': {
      const paint = pick(shoePaints, number);
      return [
        whole(number % 2 ? 'boty' : 'boty-cervene', paint),
        close(number % 2 ? 'boty' : 'boty-cervene', paint),
      ];
    }
    case 'brankarske-masky':
      return [whole(number % 2 ? 'maska' : 'maska-cerna', number % 3 ? undefined : 'blue')];
    case 'ochranne-bryle':
      return [whole('bryle', pick(glassesPaints, number)), close('bryle', pick(glassesPaints, number))];
    // The net is drawn on its ground.
    case 'branky':
      return [{ ...whole('branka'), ground: 'branka' }];
    case 'treninkove-pomucky':
      return [whole(/kužel/i.test(title) ? 'kuzely' : 'plachta')];
    case 'ostatni':
      return [whole(/čelenk/i.test(title) ? 'celenky' : 'koncovky')];
    case 'servis-a-upravy':
      return /omotáv/i.test(title)
        ? [whole('gripy'), whole('cepele-tri')]
        : [whole('hul-detail'), whole('cepel-modra')];
    case 'sety':
      return setThings(title);
    default: {
      const [main = 'taska', ...more] = plain[listing.category] ?? [];
      const paint = colourOf(listing);
      const others = more.length > 0 ? more.map((name) => whole(name, paint)) : [close(main, paint)];
      return [whole(main, paint), ...others];
    }
  }
}

function stickThings(listing: PicturedListing, number: number): Thing[] {
  const bladeLeft = isLeft(listing);
  if (/\bdvě\b/i.test(listing.title)) return [whole('hul-dve'), whole('hul-detska')];
  const { shaftLengthCm, totalLengthCm } = listing.attributes;
  const child = Number(shaftLengthCm ?? totalLengthCm) <= 77;
  const paint = pick(stickPaints, number + Math.floor(number / sticks.length));
  const main = { ...whole(child ? 'hul-detska' : pick(sticks, number)[0], paint), bladeLeft };
  return [main, { ...whole('hul-detail', pick(bladePaints, number)), bladeLeft }, main];
}

function bladeThings(listing: PicturedListing, number: number): Thing[] {
  const bladeLeft = isLeft(listing);
  if (/\dks|sada/i.test(listing.title)) return [{ ...whole('cepele-tri'), bladeLeft }];
  const paint = colourOf(listing) ?? pick(bladePaints, number);
  return [
    { ...whole('cepel-modra', paint), bladeLeft },
    { ...close('cepel-modra', paint), bladeLeft },
  ];
}

function setThings(title: string): Thing[] {
  if (/batoh/i.test(title)) return [whole('hul-detska'), whole('batoh')];
  if (/škol/i.test(title)) return [whole('hul-dve'), whole('micky')];
  return [whole('hul-zelena'), whole('boty'), whole('bryle')];
}

/** The side the blade of a drawing points to; things without a blade have none. */
export function drawnBladeLeft(drawing: string): boolean | undefined {
  if (['hul-detska', 'hul-detail', 'cepel-modra', 'cepele-tri'].includes(drawing)) return true;
  return sticks.find(([name]) => name === drawing)?.[1];
}

/** The number at the end of a listing's id; neighbours differ by one. */
export function numberOf({ id }: PicturedListing): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}

/** A thing of one colour has it; a mix of colours stays as it is drawn. */
function colourOf({ attributes: { colour } }: PicturedListing): Paint | undefined {
  const [only, ...more] = Array.isArray(colour) ? colour : [colour];
  return more.length === 0 && isPaint(only) ? only : undefined;
}

function isLeft({ attributes }: PicturedListing): boolean {
  return attributes.hand !== 'right';
}

function pick<T>(list: readonly [T, ...T[]], number: number): T {
  return list[number % list.length] ?? list[0];
}
