import type { NamedPlace } from '../contract.ts';
import type { FoundFact } from '../facts/fact.ts';
import type { Token } from '../text/tokens.ts';
import type { Beginning } from './beginnings.ts';

/** A part of the query outside the lexicon. */
export type Loose = { at: number; length: number } & (
  | { is: 'place'; place: NamedPlace }
  | { is: 'beginning'; of: Beginning }
  /** A word in stock or an unknown one, with the stems it may stand for. */
  | {
      is: 'word';
      text: string;
      stems: string[];
      /** An adjective by its ending, such as `pohodlné`: it names no model. */ epithet?: boolean;
      /** Written like a model: with a digit or a capital letter. */ named?: boolean;
    }
);

export type QueryWords = {
  tokens: Token[];
  facts: FoundFact[];
  loose: Loose[];
  /** Facts and words the query excludes. */
  negated: ReadonlySet<FoundFact | Loose>;
};
