import { counted } from '../../../contract/czech.ts';

/** How many have come by an invitation and published. */
export const invitedSentence = (count: number): string =>
  count === 0
    ? 'Zatím přes tvůj odkaz nikdo nic nezveřejnil.'
    : `Přes tvůj odkaz už ${counted(count, ['člověk zveřejnil', 'lidé zveřejnili', 'lidí zveřejnilo'])} inzerát.`;
