import type { AttributeValue, AttributeValues } from './contract.ts';

/**
 * How much longer a whole stick is than its shaft: usually 10 to 11 cm; 8 to 13 cm is accepted as plausible.
 */
export const bladeAddsCm = { min: 10, max: 11, leastBelieved: 8, mostBelieved: 13 } as const;

/** No shaft is longer than 104 cm; a number up to this is taken for a total length in the wrong field. */
export const longestTotalCm = 118;

/**
 * Estimates in cm, used for filtering and for rows marked „přibližně“; never stored as stated by the seller.
 */
export function estimatedTotalCm(shaftCm: number): number {
  return shaftCm + bladeAddsCm.min;
}

export function estimatedShaftCm(totalCm: number): number {
  return totalCm - bladeAddsCm.min;
}

/** Whether a shaft length and a total length (both in cm) can belong to one stick. */
export function lengthsAgree(shaftCm: number, totalCm: number): boolean {
  const difference = totalCm - shaftCm;
  return difference >= bladeAddsCm.leastBelieved && difference <= bladeAddsCm.mostBelieved;
}

/** Parses both numbers as printed on sticks, `96/107` or `96 (106)`; the smaller is the shaft. */
export function readLengthPair(text: string): { shaftCm: number; totalCm: number } | undefined {
  const match = /^\s*(\d{2,3})\s*(?:cm)?\s*(?:\/|\(|-|–)\s*(\d{2,3})\s*(?:cm)?\s*\)?\s*(?:cm)?\s*$/i.exec(
    text,
  );
  if (!match) return undefined;
  const first = Number(match[1]);
  const second = Number(match[2]);
  return { shaftCm: Math.min(first, second), totalCm: Math.max(first, second) };
}

const nearlyAlwaysShafts = [87, 92, 96, 101, 104];
const unusualShafts = [97, 102];
const eitherLengths = [65, 70, 75, 80, 85, 90, 95, 98, 100, 103];

export const whichLength = 'Je to délka bez čepele, nebo celá hůl?';
export const unusualShaft = 'Takové shafty se běžně neprodávají, nejspíš je to celková délka. Přeměř hůl.';

/**
 * A warning about a single length (cm) that sellers often enter in the wrong field. Shown beside the field; it
 * never blocks publishing.
 */
export function lengthQuestion(lengths: {
  shaftLengthCm?: number | undefined;
  totalLengthCm?: number | undefined;
}) {
  const { shaftLengthCm: shaft, totalLengthCm: total } = lengths;
  if (shaft !== undefined && total === undefined) {
    if (unusualShafts.includes(shaft)) return { key: 'shaftLengthCm', text: unusualShaft };
    if (eitherLengths.includes(shaft)) return { key: 'shaftLengthCm', text: whichLength };
  }
  if (total !== undefined && shaft === undefined) {
    if ([...nearlyAlwaysShafts, ...eitherLengths].includes(total))
      return { key: 'totalLengthCm', text: whichLength };
  }
  return undefined;
}

/** Adds the unstated length of a stick (cm), estimated from the stated one; handles a demand's range, too. */
export function otherStickLengths(attributes: AttributeValues): AttributeValues {
  const { shaftLengthCm: shaft, totalLengthCm: total } = attributes;
  if (shaft === undefined && total !== undefined)
    return { ...attributes, shaftLengthCm: eachEnd(total, estimatedShaftCm) };
  if (total === undefined && shaft !== undefined)
    return { ...attributes, totalLengthCm: eachEnd(shaft, estimatedTotalCm) };
  return attributes;
}

function eachEnd(value: AttributeValue, convert: (cm: number) => number): AttributeValue {
  if (typeof value === 'number') return convert(value);
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const { min, max } = value;
  return {
    ...(min === undefined ? {} : { min: convert(min) }),
    ...(max === undefined ? {} : { max: convert(max) }),
  };
}
