import type { ListingText } from '../contract.ts';
import type { ClauseWithFacts } from './heads.ts';

/** Postage and what a thing cost new are no prices of the thing. */
const otherMoney =
  /\b(zasilkovn|kuryr|post[auy]|postovn|balik|balne|ppl|dobirk|dpd|gls|box|porizovac|puvodn|v obchode|novy stal|nova stala|sleva)/;

/** What is asked in Kč: the form's price, for „dohodou“ the amount in the text; a demand's is the most it pays. */
export function askedPrice(listing: ListingText, clauses: readonly ClauseWithFacts[]): number | undefined {
  if (listing.priceType === 'free') return 0;
  if (listing.price !== undefined && listing.priceType === 'fixed') return listing.price;
  const amounts = clauses
    .filter((clause) => !otherMoney.test(clause.tokens.map((each) => each.text).join(' ')))
    .flatMap((clause) => clause.facts)
    .flatMap((fact) => (fact.is === 'amount' || fact.is === 'at-most' ? [fact.czk] : []));
  return amounts[0];
}
