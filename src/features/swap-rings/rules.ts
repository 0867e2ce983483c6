import { crowns } from '../../contract/czech.ts';
import type { ListingCard } from '../listings/contract.ts';
import type { EndReason } from './contract.ts';

const inHowMany: Readonly<Record<number, string>> = { 2: 've dvou', 3: 've třech', 4: 've čtyřech' };

/** „ve třech“: with how many people the swap is. */
export const ringWord = (size: number): string => inHowMany[size] ?? '';
export const ringTitle = (size: number): string => `Výměna ${ringWord(size)}`;

/**
 * Instructions for the handover: two exchange with each other; in a longer ring everybody gives to one person and
 * gets from another.
 */
export const handoverInstructions = (size: number): string =>
  size === 2
    ? 'Domluvte se, kdy a jak si věci předáte. Když se posílá, pošlete oba ve stejný den.'
    : 'Domluv se s oběma, kdy a jak si věci předáte. Když se posílá, pošlete všichni ve stejný den.';

type Priced = Pick<ListingCard, 'priceType' | 'price'>;

/** What to settle when the prices of the two things differ; undefined unless both are fixed. */
export function priceGap(gives: Priced | undefined, gets: Priced | undefined): string | undefined {
  if (gives?.priceType !== 'fixed' || gets?.priceType !== 'fixed') return undefined;
  const gap = (gives.price ?? 0) - (gets.price ?? 0);
  if (gap === 0) return undefined;
  const dearer = gap > 0 ? 'to, co dáváš,' : 'to, co dostaneš,';
  return `Podle inzerátů je ${dearer} o ${crowns(Math.abs(gap))} dražší. Domluvte se, jestli to někdo doplatí.`;
}

/** Why a ring ended, without revealing who ended it. */
export const endSentences: Readonly<Record<EndReason, string>> = {
  declined: 'Někomu z vás se tahle výměna nehodí.',
  changed: 'Některý inzerát se změnil, nebo už není k mání.',
  lapsed: 'Do konce lhůty nesouhlasili všichni.',
  left: 'Někdo z vás od domluvené výměny odstoupil.',
  done: 'Všechno je předané.',
};
