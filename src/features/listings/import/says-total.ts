import { fold } from '../../../contract/fold.ts';

/** Whether a text calls this number of centimetres the length with the blade: „celková délka 106“, „106 cm i s čepelí“. */
export function saysTotal(text: string, cm: number): boolean {
  const folded = fold(text);
  const before = new RegExp(`celk\\p{L}*[^\\d.!?]{0,12}${cm}(?!\\d)`, 'u');
  const after = new RegExp(`(?<!\\d)${cm} ?(?:cm)? ?(?:i s|s|vcetne) cepel`, 'u');
  return before.test(folded) || after.test(folded);
}
