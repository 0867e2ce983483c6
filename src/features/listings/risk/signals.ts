import { usualPrices } from '../../catalogue/index.ts';
import { hasContact } from './contact-in-text.ts';
import { namesProhibited } from './prohibited-goods.ts';

/** What is known of a new listing when it is published. */
export type Facts = {
  kind: 'offer' | 'demand';
  /** Slug. */
  category: string;
  title: string;
  description: string;
  condition: string | null;
  /** In Kč; nothing where it is free or by agreement. */
  price: number | null;
  /** Nothing of the account has been in lists so far. */
  newcomer: boolean;
  /** What others ask for the same model in a like condition, in Kč. */
  modelPrices: readonly number[];
  /** Somebody else's listing shows one of its photos, or has the same long description. */
  samePhoto: boolean;
  sameText: boolean;
  /** Accounts as new as this one that have published, from the same browser and from the same network. */
  besides: { browser: number; client: number };
};

/** A model has a usual price once so many others offer it; below this part of their median nobody sells by mistake. */
const knownFrom = 5;
const cheap = 0.35;
/** So many times below or above what anything in the category is sold for. */
const farBelow = 4;
const farAbove = 3;
/** More new accounts a day than a family has in one browser, or a team in one hall. */
const many = { browser: 2, client: 5 } as const;

/** Why a person looks at a new listing first (docs/decisions/0130); a name is stored, so it stays what it is. */
const rules: readonly { name: string; reason: string; met: (facts: Facts) => boolean }[] = [
  {
    name: 'contact',
    reason: 'v textu prvního inzerátu je odkaz, telefon nebo e-mail',
    met: ({ newcomer, title, description }) => newcomer && hasContact(`${title}\n${description}`),
  },
  { name: 'price', reason: 'cena je hodně jiná, než bývá u podobných věcí', met: hasOddPrice },
  {
    name: 'goods',
    reason: 'podle názvu nejde o florbalovou výbavu, nebo se to tu prodávat nesmí',
    met: ({ title, description }) => namesProhibited(title, description),
  },
  { name: 'photo', reason: 'stejnou fotku má inzerát někoho jiného', met: ({ samePhoto }) => samePhoto },
  { name: 'text', reason: 'stejný popis má inzerát někoho jiného', met: ({ sameText }) => sameText },
  {
    name: 'accounts',
    reason: 'ze stejného prohlížeče nebo sítě přišlo během dne víc nových účtů s inzeráty',
    met: ({ besides }) => besides.browser >= many.browser || besides.client >= many.client,
  },
];

/** The names of the rules that a new listing meets; without any it appears at once. */
export const signalsOf = (facts: Facts): string[] =>
  rules.filter(({ met }) => met(facts)).map(({ name }) => name);

/** The same in words that end a sentence with „protože“. */
export const reasonsOf = (signals: readonly string[]): string[] =>
  rules.filter(({ name }) => signals.includes(name)).map(({ reason }) => reason);

function hasOddPrice({ kind, category, condition, price, modelPrices }: Facts): boolean {
  if (kind === 'demand' || price === null) return false;
  const usual = usualPrices(category);
  if (usual?.upTo !== undefined && price > usual.upTo * farAbove) return true;
  // What is broken is sold for next to nothing, and rightly so.
  if (condition === 'damaged') return false;
  if (modelPrices.length >= knownFrom && price < median(modelPrices) * cheap) return true;
  const from = isLikeNew(condition) ? usual?.newFrom : usual?.usedFrom;
  return from !== undefined && price < from / farBelow;
}

/** Fraud sells what looks new, so its prices are compared apart. */
export const isLikeNew = (condition: string | null): boolean =>
  condition === 'new' || condition === 'like-new';

function median(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
