import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { fold } from '../../src/contract/fold.ts';
import type { RecognizedValue } from '../../src/features/recognition/contract.ts';
import { recognizeListing } from '../../src/features/recognition/index.ts';
import type { Platform } from '../../src/platform/platform.ts';

const value = z.union([z.string(), z.array(z.string())]);
const spokenOffer = z.strictObject({
  text: z.string(),
  /** Every stated value of the scored fields. */
  fields: z.record(z.string(), value),
  /** Values that may be filled only as ones to check. */
  maybe: z.record(z.string(), z.string()).default({}),
});

export type SpokenOffer = z.output<typeof spokenOffer>;
export const spokenParts = ['working', 'untouched'] as const;

/** The offers of a part: a pasted text a line, with the values its form should get. */
export const spokenOffers = (part: (typeof spokenParts)[number]): SpokenOffer[] =>
  readFileSync(new URL(`own-words/${part}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => spokenOffer.parse(JSON.parse(line)));

/** `pieces` is the number of same pieces, `quantity` the contents of a box or a set. */
const scored = new Set(
  'category brand model shaftLengthCm totalLengthCm flexMm hand bladeHardness iffMark colour quantity pieces maskSize goalieSize kneepadSize gloveSize setContents shoeSizeEu footLengthCm fit clothingSize sockSizeEu bagSticks glassesFit condition wear price priceType swap place handover'.split(
    ' ',
  ),
);

/** What the form would get from a text, against what it states. */
export type OwnWordsScore = {
  offer: SpokenOffer;
  right: number;
  missed: string[];
  /** Filled with another value, or though nothing is stated. */
  wrong: string[];
  /** Those of the wrong ones that are not marked as ones to check. */
  unmarked: string[];
};

export async function scoreOwnWords(platform: Platform, offer: SpokenOffer): Promise<OwnWordsScore> {
  const { category, values } = await recognizeListing(platform, { text: offer.text });
  const read = [
    ...(category ? [{ name: 'category', value: category, text: category, label: '' }] : []),
    ...values,
  ].flatMap((each) => {
    const name = fieldOf(each);
    return scored.has(name) && !isUnsaid(each) ? [{ ...each, name }] : [];
  });
  const isRight = ({ name, value: said, text }: RecognizedValue) => {
    const stated = offer.fields[name];
    if (stated === undefined) return false;
    return name === 'place'
      ? fold(text).startsWith(fold(String(stated)))
      : alike([said].flat(), [stated].flat());
  };
  const isAllowed = ({ name, value: said, unsure }: RecognizedValue) =>
    unsure === true && alike([offer.maybe[name] ?? ''], [said].flat());
  const wrong = read.filter((each) => !isRight(each) && !isAllowed(each));
  const right = read.filter(isRight);
  const words = ({ name, value: said }: RecognizedValue) => `${name} ${String(said)}`;
  return {
    offer,
    right: right.length,
    missed: Object.entries(offer.fields).flatMap(([name, stated]) =>
      right.some((each) => each.name === name) ? [] : [`${name} ${String(stated)}`],
    ),
    wrong: wrong.map(words),
    unmarked: wrong.filter(({ unsure }) => !unsure).map(words),
  };
}

const fieldOf = ({ name }: RecognizedValue) =>
  name === 'quantity' ? 'pieces' : name.replace('attributes.', '');

/** „Použité“ is the form's catch-all option; texts rarely state it. */
const isUnsaid = ({ name, value: said }: RecognizedValue) => name === 'condition' && said === 'used';

const alike = (one: readonly string[], other: readonly string[]) =>
  one.map(written).toSorted().join() === other.map(written).toSorted().join();
const written = (text: string) => fold(text).replace(',', '.');

/** Precision, recall and their harmonic mean over all values. */
export function meanScore(scores: readonly OwnWordsScore[]) {
  const sum = (of: (score: OwnWordsScore) => number) => scores.reduce((total, each) => total + of(each), 0);
  const [right, wrong, missed] = [
    sum((each) => each.right),
    sum((each) => each.wrong.length),
    sum((each) => each.missed.length),
  ];
  return {
    right,
    missed,
    wrong,
    unmarked: sum((each) => each.unmarked.length),
    precision: right / (right + wrong),
    recall: right / (right + missed),
    f1: (2 * right) / (2 * right + wrong + missed),
  };
}
