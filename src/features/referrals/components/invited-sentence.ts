import { counted } from '../../../contract/czech.ts';

/** How many invited people have published a listing. */
export const invitedSentence = (count: number): string =>
  count === 0
    ? 'Zatím přes tvůj odkaz nikdo nic nezveřejnil.'
    : `Přes tvůj odkaz už ${counted(count, ['člověk zveřejnil', 'lidé zveřejnili', 'lidí zveřejnilo'])} inzerát.`;
