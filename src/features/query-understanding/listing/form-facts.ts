import type { AttributeValue, AttributeValues } from '../../catalogue/contract.ts';
import type { Hand } from '../facts/fact.ts';
import type { ThingFacts } from './thing-facts.ts';

const sizeKeys = [
  'clothingSize',
  'goalieSize',
  'kneepadSize',
  'gloveSize',
  'maskSize',
  'glassesFit',
  'sockSizeEu',
];
const childrensGroups: Record<string, readonly [number, number]> = {
  u7: [5, 7],
  u9: [7, 9],
  u11: [9, 11],
  u13: [11, 13],
  u15: [13, 15],
  u17: [15, 17],
};

/** What a form tells of its thing; a demand's range counts with every whole number of it. */
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
    sizes: sizeKeys.flatMap((key) => list(attributes[key])),
    colours: list(attributes.colour),
    ...(typeof attributes.bladeHardness === 'string' ? { hardness: attributes.bladeHardness } : {}),
    junior: fit.includes('kids') || list(attributes.maskSize).includes('junior'),
    adult: groups.includes('adult'),
    ...(ages.length > 0 ? { ages: { from: Math.min(...ages), to: Math.max(...ages) } } : {}),
  };
}

function list(value: AttributeValue | undefined): string[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [value] : [];
}

/** A range wider than this is no wish. */
const widestRange = 40;

function numbers(value: AttributeValue | undefined, step: number): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  const { min = value.max, max = value.min } = value;
  if (min === undefined || max === undefined || max - min > widestRange) return [];
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
}
