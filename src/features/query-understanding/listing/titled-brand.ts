import type { ClauseWithFacts } from './heads.ts';

/** Behind these a title names what the thing is for, like or wanted for: `čepel na Zone`, `vyměním za Zone`. */
const notItself = new Set(['na', 'do', 'pro', 'k', 'ke', 'za', 'jako', 'misto', 'typ', 'styl']);

/** The brand that a title begins with, before any word after which another thing may be meant. */
export function titledBrand(clauses: readonly ClauseWithFacts[]): string | undefined {
  const [title] = clauses.filter(({ part }) => part === 'title');
  if (!title) return undefined;
  const turn = title.tokens.findIndex(({ text }) => notItself.has(text));
  const brand = title.facts.find((fact) => fact.is === 'brand' && (turn < 0 || fact.at < turn));
  return brand?.is === 'brand' ? brand.brand : undefined;
}
