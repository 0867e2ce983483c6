import { readFacts } from '../facts/read-facts.ts';
import type { Token } from '../text/tokens.ts';

const beside = /^(by|bych|bychom|bysme|bys|byste|jsem|jsme)$/;

/** Whether a word is a verb of somebody who asks: `kupil bych`, `vzala bych i`, `poohlížel jsem se`. */
export const isVerb = (tokens: readonly Token[], at: number) =>
  /^.{2,}l[aio]?$/.test(tokens[at]?.text ?? '') &&
  [-2, -1, 1, 2].some((away) => beside.test(tokens[at + away]?.text ?? '')) &&
  readFacts(tokens.slice(at, at + 1)).length === 0;

/** Whether the quality at a position is only allowed: `klidně i ošoupaná`, `nemusí být nová`. */
export const isIndifferent = (tokens: readonly Token[], at: number) =>
  /(^| )(klidne|treba|nemusi|muze)( (i|byt|uplne))*$/.test(
    tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ text }) => text)
      .join(' '),
  );
