import { usualPrices } from '../../catalogue/index.ts';
import { hasContact } from './contact-in-text.ts';
import { namesProhibited } from './prohibited-goods.ts';

/** The facts about a new listing that the risk rules evaluate. */
export type Facts = {
  kind: 'offer' | 'demand';
  /** Slug. */
  category: string;
  title: string;
  description: string;
  condition: string | null;
  /** In CZK; null when free or negotiable. */
  price: number | null;
  /** Whether no listing of the account has been public yet. */
  newcomer: boolean;
  /** Prices of others for the same model in a similar condition, in CZK. */
  modelPrices: readonly number[];
  /** Whether someone else's listing has one of its photos, or the same long description. */
  samePhoto: boolean;
  sameText: boolean;
  /**
   * Numbers of similarly new accounts that have published from the same browser and from the same network.
   */
  besides: { browser: number; client: number };
};

/**
 * Minimum number of other offers for a usual price, and the fraction of their median below which a price is
 * suspicious.
 */
const knownFrom = 5;
const cheap = 0.35;
/** Factors below the lowest and above the highest usual price of the category. */
const farBelow = 4;
const farAbove = 3;
/** Maximum of new accounts a day: a family in one browser, a team in one hall. */
const many = { browser: 2, client: 5 } as const;

/** Reasons for a review of a new listing (docs/decisions/0130). Names are stored and must not change. */
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

/** Names of the rules a new listing matches; without any it is published at once. */
export const signalsOf = (facts: Facts): string[] =>
  rules.filter(({ met }) => met(facts)).map(({ name }) => name);

/** The reasons in Czech, phrased to follow „protože“. */
export const reasonsOf = (signals: readonly string[]): string[] =>
  rules.filter(({ name }) => signals.includes(name)).map(({ reason }) => reason);

function hasOddPrice({ kind, category, condition, price, modelPrices }: Facts): boolean {
  if (kind === 'demand' || price === null) return false;
  const usual = usualPrices(category);
  if (usual?.upTo !== undefined && price > usual.upTo * farAbove) return true;
  // Broken items legitimately cost next to nothing.
  if (condition === 'damaged') return false;
  if (modelPrices.length >= knownFrom && price < median(modelPrices) * cheap) return true;
  const from = isLikeNew(condition) ? usual?.newFrom : usual?.usedFrom;
  return from !== undefined && price < from / farBelow;
}

/** Fraud usually offers items that look new, so their prices are compared separately. */
export const isLikeNew = (condition: string | null): boolean =>
  condition === 'new' || condition === 'like-new';

function median(prices: readonly number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
