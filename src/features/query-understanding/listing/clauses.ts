import { abbreviations, swapping } from '../lexicon/words.ts';
import { readTokens, type Token } from '../text/tokens.ts';

/** A sentence of a listing, or an item of a list in it. */
export type Clause = {
  tokens: Token[];
  /** Whether it is in the title or in the description. */
  part: 'title' | 'text';
  /** Numbered, or starting with a dash. */
  listed: boolean;
  /** Contains a verb of selling: `prodám …`, `co: …`. */
  selling: boolean;
};

const listMark = /(^|[\s,;.:])(\d{1,2}\)|[-–•*+])\s+$|\n\s*[-–•*]?\s*$/;

/** Sentences of the title and the description, without remarks in passing and what a swap wants in exchange. */
export function clausesOf(title: string, description: string, isSwap = false): Clause[] {
  return [...split(title, 'title'), ...split(description, 'text')]
    .map((clause) => ({ ...clause, tokens: withoutWishes(clause.tokens, isSwap) }))
    .filter((clause) => clause.tokens.length > 0 && !isInPassing(clause));
}

function split(text: string, part: Clause['part']): Clause[] {
  const clauses: Clause[] = [];
  let current: Token[] = [];
  let listed = false;
  let numbered = false;
  const all = readTokens(text);
  const close = () => {
    if (current.length > 0) clauses.push({ tokens: current, part, listed, selling: isSelling(current) });
    current = [];
  };
  for (const [index, token] of all.entries()) {
    const counts = countsItem(token, all[index + 1]);
    const ends = counts || breaks(token.gap, current.at(-1));
    if (ends || (current.length === 0 && token.gap !== '')) {
      listed ||= /;\s*$/.test(token.gap);
      close();
      listed =
        counts ||
        /;\s*$/.test(token.gap) ||
        listMark.test(token.gap) ||
        /^\s*([-–•*]|\d{1,2}\))/.test(token.gap);
    }
    // The number of a list item is not a fact.
    if (/^\d{1,2}$/.test(token.text) && isListNumber(text, token)) {
      close();
      listed = true;
      numbered = true;
      continue;
    }
    current.push(token);
    listed ||= current.length === 1 && (numbered || token.gap.startsWith(')'));
    numbered = false;
  }
  close();
  return clauses;
}

/** `1)`, or `1.` at the beginning of a line. */
const isListNumber = (text: string, { start, end }: Token) =>
  (text[end] === ')' && !isInBrackets(text, start)) ||
  (/^\.\s+\S/.test(text.slice(end)) && /(^|\n)\s*$/.test(text.slice(0, start)));

const isInBrackets = (text: string, at: number) =>
  text.lastIndexOf('(', at - 1) > text.lastIndexOf(')', at - 1);

/** `, 1x Unihoc …`: an item of a list without bullets. */
const countsItem = ({ text, gap }: Token, next: Token | undefined) =>
  /^\d{1,2}$/.test(text) && next?.text === 'x' && /(^|[,;.:\n]\s*)$/.test(gap);

function breaks(gap: string, before: Token | undefined): boolean {
  if (/[\n;!?•|]|\s[-–—*]\s|[-–]\s$|:\s*$/.test(gap))
    return !(
      gap.includes(':') &&
      before &&
      /^(vel|velikost|flex|fl|delka|shaftu|hole|cena|strana|ohyb|zahnuti|barva|znacka|vyrobce|typ|model|stav|misto|celkova|tvrdost|co)$/.test(
        before.text,
      ) &&
      !/[\n;]/.test(gap)
    );
  if (/\.\s|\.{2}/.test(gap))
    return (
      !(before && (abbreviations.has(before.text) || /^\d{1,2}$/.test(before.text)) && !/\.\s+$/.test(gap)) &&
      !(
        before &&
        abbreviations.has(before.text) &&
        before.text !== 'cm' &&
        before.text !== 'kc' &&
        before.text !== 'ks'
      )
    );
  return false;
}

/** `omotávka vyměněná`, `koupená loni` and `prodloužená` do not mean selling. */
const sellingTerms =
  /^(prod(?!l)|nabiz|nabid|co$|prenech|daruj|vymen(?!en|il)|shan|shani|koupi(m|me)?$|hled(?!i$)|poptav|potreb)/;
const isSelling = (tokens: readonly Token[]) => {
  const at = sellingAt(tokens);
  return at >= 0 && at < 5;
};

/** Index of the verb of selling; -1 without one. */
export const sellingAt = (tokens: readonly Token[]) =>
  tokens.findIndex(({ text }) => sellingTerms.test(text));

/** Other listings, the seller's story, comparisons and extras: items named there are not offered. */
const passing = [
  /\b(jinem|jine|dalsi|ostatni|dalsich|jinych) (me |moje )?(inzer|nabid)/,
  /\b(koukn|mrkn|podivejte|prohledn)/,
  /\boproti\b/,
  /\bnove (hraj|chyt|pouziv)/,
  /\b(presel|presla|prechaz|prestup|prestou)/,
  /\bk (holi|hokejce|florbalce|masce|botam) (prid|dam|pribal)/,
  /\b(muzu|mohu) pridat/,
  /\bpribal/,
  /(?<!\b(post|dopr)\w*) v cene$/,
  /\b(v cene|zdarma|navic) (i |je |jsou |take |taky )*(vak|obal|omotavk|grip|micek|micky|taska|pytl)/,
  /\b(pasuje|sedi) (i )?na (starsi|vetsinu)/,
  /\b(porizovac|puvodni cen|puvodne|v obchode)/,
  /\bvymenil za\b/,
  /\b(trener|klub|oddil) (doporuc|dal)/,
  /\bdostal jsem od\b/,
  /\bjezdim\b/,
  /\bkupov(al|ano)\b/,
];

function isInPassing({ tokens, part }: Clause): boolean {
  if (part === 'title') return false;
  const words = tokens.map((each) => each.text).join(' ');
  return passing.some((pattern) => pattern.test(words));
}

const saidSwap =
  /(?<![\p{L}]|žádn[áou]+ |ne |bez )(vym[eě]n[ií]m|m[eě]n[ií]m(?=[^.!?\n]*\sza\s)|proti(hodnot|[uú][cč])|prohod[ií]m|v[yý]m[eě]n(a|u|ou)(?!\p{L})(?!\s+(čepel|cepel|omot|grip|shaft|mřížk|mrizk|ne(?!\p{L}))))/iu;

/** Whether a swap is offered, as opposed to replacing a blade or a grip as a service. */
export const saysSwap = (title: string, description: string) => saidSwap.test(`${title} ${description}`);

/** `chtěl bych ji vyměnit`: wants the deal itself. */
const isOfDeal = (tokens: readonly Token[], at: number) =>
  tokens.slice(at + 1, at + 4).some(({ text }) => /^(vymen|prohod|menit|prod)/.test(text));

/**
 * Removes what the seller wants in exchange: `Vyměním vestu za chránič hrudi` and, in a swap, `mám levou, chci
 * pravou` offer the first one.
 */
function withoutWishes(tokens: Token[], isSwap: boolean): Token[] {
  const verb = tokens.findIndex(({ text }) => swapping.verbs.has(text));
  const wish = tokens.findIndex(
    ({ text }, at) =>
      !isPaid(tokens, at) &&
      ((text === 'za' && verb >= 0 && at > verb) ||
        (isSwap && swapping.wants.has(text) && !isOfDeal(tokens, at))),
  );
  if (wish < 0) return tokens;
  const sells = tokens.findIndex(
    ({ text }, at) => at > wish && (swapping.gives.has(text) || /^(prod(am|avam|ej)|mam$|mame$)/.test(text)),
  );
  // The verb is removed too, because `výměna čepele` alone is a service.
  const mine = tokens.slice(0, wish).filter((_, at) => at !== verb);
  return sells < 0 ? mine : [...mine, ...tokens.slice(sells)];
}

/** Larger numbers are prices: `koupené za 1 500`, `chci za ni 900`. */
const largestMeasure = 180;

const isPaid = (tokens: readonly Token[], at: number) =>
  tokens.slice(at + 1, at + 4).some(({ text }) => Number(text) > largestMeasure) ||
  /^\d \d{3}$/.test(`${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`);
