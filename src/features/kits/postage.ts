import { fold } from '../../contract/fold.ts';

const way =
  '(?:postovn\\w*|post(?:a|ou|u)|zasilkovn\\w*|balikovn\\w*|balik\\w*|vydejn\\w* mist\\w*|zaslani|doprava|box\\w*)';
const free = new RegExp(`(?:${way}\\b[^.,;\\n]{0,20}\\b(?:zdarma|v cene)|\\bvcetne ${way})`);
const paid = [
  // „Pošlu Zásilkovnou za 79 Kč“, „poštovné 120,-“
  new RegExp(`\\b${way}\\b[^.,;\\d\\n]{0,25}(\\d{2,3})(?!\\d)\\s*(?:kc|,-|korun)`),
  // „+ 79 Kč poštovné“, „za 99 Kč poštou“
  new RegExp(`(?:\\+|\\bza)\\s*(\\d{2,3})(?!\\d)\\s*(?:kc|,-|korun)?\\s*(?:na\\s+)?${way}\\b`),
];

/** Postage in whole Kč stated in a listing's text; undefined when it states none. */
export function readPostage(text: string): number | undefined {
  const folded = fold(text);
  for (const pattern of paid) {
    const [, amount] = pattern.exec(folded) ?? [];
    if (amount !== undefined) return Number(amount);
  }
  return free.test(folded) ? 0 : undefined;
}
