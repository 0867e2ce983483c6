import { demandingBooks } from '../lexicon/words.ts';
import { readTokens } from '../text/tokens.ts';

/** `Dobrý den, chtěl bych` may precede the verb. */
const furthestVerb = 6;

/** Whether a text says that its author wants something: `Koupím florbalku`, but not `Prodám, potřebuju místo`. */
export function isDemand(text: string): boolean {
  const tokens = readTokens(text);
  const isSaid = (book: (typeof demandingBooks)['wants'], within: number) =>
    tokens.slice(0, within).some((_, at) => book.at(tokens, at));
  return isSaid(demandingBooks.wants, furthestVerb) && !isSaid(demandingBooks.sells, tokens.length);
}
