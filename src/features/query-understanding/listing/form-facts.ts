import type { AttributeValue, AttributeValues } from '../../catalogue/contract.ts';
import { lengthsAgree } from '../../catalogue/index.ts';
import type { Hand } from '../facts/fact.ts';
import { agesOfShaft } from '../facts/sizes.ts';
import type { ThingFacts } from './thing-facts.ts';

/** Attributes that are sizes of clothes or goalkeeper gear. */
export const sizeKeys: ReadonlySet<string> = new Set([
  'clothingSize',
  'goalieSize',
  'kneepadSize',
  'gloveSize',
  'maskSize',
  'glassesFit',
  'sockSizeEu',
]);
/** Years of children's age groups. */
export const childrensGroups: Readonly<Record<string, readonly [number, number]>> = {
  u7: [5, 7],
  u9: [7, 9],
  u11: [9, 11],
  u13: [11, 13],
  u15: [13, 15],
  u17: [15, 17],
};

/** Facts from the form; a demand's range is expanded to all its whole numbers. */
export type FormFacts = Omit<ThingFacts, 'hand' | 'flex' | 'shaft' | 'total' | 'shoe'> & {
  hands: Hand[];
  flexes: number[];
  shafts: number[];
  totals: number[];
  shoes: number[];
};

export function formFacts(attributes: AttributeValues): FormFacts {
  const groups = list(attributes.ageGroup);
  const ages = groups.flatMap((group) => childrensGroups[group] ?? []);
  const fit = list(attributes.fit);
  return {
    hands: list(attributes.hand).filter((each): each is Hand => /^(left|right|straight)$/.test(each)),
    flexes: numbers(attributes.flexMm, 1),
    shafts: numbers(attributes.shaftLengthCm, 1),
    totals: numbers(attributes.totalLengthCm, 1),
    shoes: numbers(attributes.shoeSizeEu, 0.5).map((each) => Math.round(each * 10)),
    sizes: [...sizeKeys].flatMap((key) => list(attributes[key])),
    colours: list(attributes.colour),
    ...(typeof attributes.bladeHardness === 'string' ? { hardness: attributes.bladeHardness } : {}),
    junior: fit.includes('kids') || list(attributes.maskSize).includes('junior'),
    adult: groups.includes('adult'),
    ...(typeof attributes.quantity === 'number' ? { pieces: attributes.quantity } : {}),
    ...(ages.length > 0 ? { ages: { from: Math.min(...ages), to: Math.max(...ages) } } : {}),
  };
}

function list(value: AttributeValue | undefined): string[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [value] : [];
}

/** Wider ranges are no meaningful criterion. */
const widestRange = 40;

function numbers(value: AttributeValue | undefined, step: number): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  const { min = value.max, max = value.min } = value;
  if (min === undefined || max === undefined || max - min > widestRange) return [];
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** Form values, supplemented by the text; the text's lengths win when the form's is in the wrong field. */
export function mergedFacts(form: FormFacts, text: ThingFacts): FormFacts {
  const lengths = mergedLengths(form, text);
  return {
    hands: form.hands.length > 0 ? form.hands : given(text.hand),
    flexes: form.flexes.length > 0 ? form.flexes : given(text.flex),
    ...lengths,
    shoes: form.shoes.length > 0 ? form.shoes : given(text.shoe),
    sizes: form.sizes.length > 0 ? form.sizes : text.sizes,
    colours: form.colours.length > 0 ? form.colours : text.colours,
    ...((form.hardness ?? text.hardness) ? { hardness: form.hardness ?? text.hardness } : {}),
    junior: form.junior || text.junior,
    adult: form.adult || text.adult,
    ...((form.pieces ?? text.pieces) ? { pieces: form.pieces ?? text.pieces } : {}),
    ...((form.ages ?? text.ages) ? { ages: form.ages ?? text.ages } : {}),
  };
}

function mergedLengths(form: FormFacts, text: ThingFacts): { shafts: number[]; totals: number[] } {
  const [shaft] = form.shafts;
  const single = form.shafts.length === 1 && form.totals.length === 0 ? shaft : undefined;
  const [total] = form.totals;
  if (single === undefined && form.shafts.length === 0 && total !== undefined && text.shaft !== undefined)
    return { shafts: lengthsAgree(text.shaft, total) ? [text.shaft] : [], totals: form.totals };
  if (single === undefined) {
    return form.shafts.length + form.totals.length > 0
      ? { shafts: form.shafts, totals: form.totals }
      : { shafts: given(text.shaft), totals: given(text.total) };
  }
  // The shaft field has the total length if the text states a matching shaft, or the same number as total.
  if (text.shaft !== undefined && text.shaft !== single && lengthsAgree(text.shaft, single))
    return { shafts: [text.shaft], totals: [single] };
  // A child's stick whose shaft would be an adult's: the number is the total length.
  if (text.ages && !fits(text.ages, single) && fits(text.ages, single - bladeAddsCm))
    return { shafts: [], totals: [single] };
  if (text.total === single) return { shafts: given(text.shaft), totals: [single] };
  return { shafts: [single], totals: given(text.total) };
}

const bladeAddsCm = 10;

function fits(ages: { from: number; to: number }, shaft: number): boolean {
  const sold = agesOfShaft(shaft);
  return sold !== undefined && sold.from <= ages.to && sold.to >= ages.from;
}

function given<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}
