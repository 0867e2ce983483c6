import type { EndReason } from './contract.ts';

const inHowMany: Readonly<Record<number, string>> = { 2: 've dvou', 3: 've třech', 4: 've čtyřech' };

/** `ve třech`: how many people swap. */
export const ringWord = (size: number): string => inHowMany[size] ?? '';
export const ringTitle = (size: number): string => `Výměna ${ringWord(size)}`;

/** Two hand over to each other, more of them each to one and from another. */
export const handingOver = (size: number): string =>
  size === 2
    ? 'Domluvte se, kdy a jak si věci předáte. Když se posílá, pošlete oba ve stejný den.'
    : 'Domluv se s oběma, kdy a jak si věci předáte. Když se posílá, pošlete všichni ve stejný den.';

/** Why a ring is over, never who ended it. */
export const endSentences: Readonly<Record<EndReason, string>> = {
  declined: 'Někomu z vás se tahle výměna nehodí.',
  changed: 'Některý inzerát se změnil, nebo už není k mání.',
  lapsed: 'Do konce lhůty nesouhlasili všichni.',
  left: 'Někdo z vás od domluvené výměny odstoupil.',
  done: 'Všechno je předané.',
};
