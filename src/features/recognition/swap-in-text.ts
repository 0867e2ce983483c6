import type { RecognizedValue } from './contract.ts';

/** `vyměním … za`, where no amount of money follows. */
const inReturn =
  /(?<!\p{L})(?:vym[ěe]n|m[ěe]n[íi]m|prohod)[^.;\n]{0,120}?\sza\s+(?!\d[\d\s.]{2,}|\d+\s*(?:k[čc]|,-))([^.,;\n()]{3,300}?)(?=\s+(?:nebo|p[řr][íi]padn[ěe]|[čc]i|i)\s+prod|[.,;\n()]|$)/iu;

/** What a swap wants in return, to be checked: `vyměním za menší velikost, případně prodám`. */
export function wantedInReturn(text: string): RecognizedValue | undefined {
  const wanted = inReturn.exec(text)?.[1]?.trim();
  return wanted
    ? { name: 'swapWants', value: wanted, label: 'Za co vyměníš', text: wanted, unsure: true }
    : undefined;
}
