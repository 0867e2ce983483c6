import { fold } from '../../../contract/fold.ts';
import { BoundedCache } from '../../../platform/cache/bounded-cache.ts';
import { stem } from './stem.ts';

/** A word or number of a text: folded, with its stem and position. */
export type Token = {
  text: string;
  stem: string;
  start: number;
  end: number;
  /** The characters between the previous word and this one, as written. */
  gap: string;
};

/** Longer runs are not words; PostgreSQL rejects lexemes above 2 kB. */
const longestToken = 40;

/** Words often written together with the following number: `flex26`, `vel42`, `eu43`. */
const beforeNumbers = /^(flex|fl|vel|velikost|eur|eu|shaft|delka|do|u|uk|us)$/;

/** `L96`; `f27`, yet `f40`, `f60` and `f80` are product lines. */
const isSidedLength = /^[lpr](5\d|[6-9]\d|10\d|11[0-8])$/;
const isFlex = /^f(2[2-9]|3[1-6])$/;

/**
 * Folded words and numbers of a text, in order: `Hůl 96cm, vel. 42,5` gives `hul`, `96`, `cm`, `vel`, `42.5`; `28,5cm` gives `28.5`, `cm`.
 * Contains only letters, digits and decimal points, so any text is safe to search for.
 */
export function readTokens(text: string): Token[] {
  const found: Token[] = [];
  let behind = 0;
  for (const run of text.matchAll(
    /[\p{L}\p{M}\d]+(?:(?<=\d)[.,]\d(?:(?![\p{L}\d])|(?=[cm]m(?!\p{L}))))?/gu,
  )) {
    let gap = text.slice(behind, run.index);
    behind = run.index + run[0].length;
    for (const word of wordsOf(run[0])) {
      found.push({ ...word, start: run.index, end: behind, gap });
      gap = '';
    }
  }
  return joined(found);
}

type Word = Pick<Token, 'text' | 'stem'>;

/** The same words recur constantly. */
const cached = new BoundedCache<readonly Word[]>({ entries: 50_000 });

/** Folded words and numbers of one run of letters and digits. */
function wordsOf(run: string): readonly Word[] {
  return run.length <= longestToken ? cached.getOr(run, () => splitRun(run)) : splitRun(run);
}

function splitRun(run: string): Word[] {
  const folded = fold(run.normalize('NFKC')).replace(',', '.');
  return (folded.match(/[\p{L}\d]+(?:\.\d)?/gu) ?? []).flatMap(numberAndUnit).map((word) => {
    const text = word.slice(0, longestToken);
    return { text, stem: stem(text) };
  });
}

/** Folded words only. */
export function tokens(text: string): string[] {
  return readTokens(text).map((each) => each.text);
}

/** `96cm` is as common as `96 cm`, `flex26` as `flex 26`; names such as `q1` stay whole. */
function numberAndUnit(run: string): string[] {
  const sides = /^(\d{2,3})x(\d{2,3})(?:x\d+)?(?:cm)?$/.exec(run);
  if (sides) return [dimensions(sides[1] ?? '', sides[2] ?? '')];
  if (/^[2-4]x[ls]$/.test(run)) return [run];
  const unit = /^(\d+(?:\.\d)?)(\p{L}+)$/u.exec(run);
  if (unit?.[1] && unit[2]) return [unit[1], unit[2]];
  const lettered = /^(vel|velikost)(x*[sml]|[2-4]xl)$/.exec(run);
  if (lettered?.[1] && lettered[2]) return [lettered[1], lettered[2]];
  const label = /^(\p{L}+)(\d+(?:\.\d)?)$/u.exec(run);
  return label?.[1] &&
    label[2] &&
    (isFlex.test(run) || isSidedLength.test(run) || (beforeNumbers.test(label[1]) && label[1] !== 'u'))
    ? [label[1], label[2]]
    : [run];
}

/** `160x115` and `115 x 160` are the same goal: the larger side first. */
const dimensions = (first: string, second: string) =>
  Number(first) < Number(second) ? `${second}x${first}` : `${first}x${second}`;

const isSide = (token: Token | undefined) => /^\d{2,3}$/.test(token?.text ?? '');

/** Number of preceding tokens that belong to the last side of `160 x 115` or `160 × 115`. */
function sidesBefore(kept: readonly Token[], { gap }: Token): number {
  if (isSide(kept.at(-1)) && /^\s*[×*]\s*$/.test(gap)) return 1;
  return kept.at(-1)?.text === 'x' &&
    kept.at(-1)?.gap.trim() === '' &&
    isSide(kept.at(-2)) &&
    gap.trim() === ''
    ? 2
    : 0;
}

/** `G-280` and `X-Guard` are one name, with any kind of hyphen; `Gel-Rocket` stays two words. */
function joined(found: Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of found) {
    const before = kept.at(-1);
    const sides = isSide(token) ? sidesBefore(kept, token) : 0;
    const first = kept.at(-sides);
    if (sides > 0 && first) {
      const text = dimensions(first.text, token.text);
      kept.splice(-sides, sides, { ...first, text, stem: text, end: token.end });
    } else if (before && token.gap === '-' && isOneName(before.text, token.text)) {
      const text = before.text + token.text;
      kept[kept.length - 1] = { ...before, text, stem: stem(text), end: token.end };
    } else kept.push(token);
  }
  return kept;
}

const clothesSize = /^(x*[sml]|[2-4]xl)$/;

function isOneName(first: string, second: string): boolean {
  // `M-L` and `26-28` are two sizes.
  if (/^\d/.test(first) || (clothesSize.test(first) && clothesSize.test(second))) return false;
  return first.length === 1 && first !== 'l' && first !== 'p'
    ? true
    : /^\p{L}{1,2}$/u.test(first) && /^\d/.test(second);
}
