import type { NamedPlace } from '../contract.ts';
import type { FoundFact } from '../facts/fact.ts';
import type { Token } from '../text/tokens.ts';
import type { Beginning } from './beginnings.ts';

/** A stretch of the query that was not of the trade. */
export type Loose = { at: number; length: number } & (
  | { is: 'place'; place: NamedPlace }
  | { is: 'beginning'; of: Beginning }
  /** A word of the stock, or none at all: with the stems that may be meant by it. */
  | {
      is: 'word';
      text: string;
      stems: string[];
      /** An adjective by its ending, such as `pohodlné`: it names no model. */ epithet?: boolean;
    }
);

export type QueryWords = {
  tokens: Token[];
  facts: FoundFact[];
  loose: Loose[];
  /** Those facts and words that the query does not want. */
  negated: ReadonlySet<FoundFact | Loose>;
};
