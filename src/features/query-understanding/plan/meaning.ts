import { type FactOf, type FoundFact, isStickMeasure } from '../facts/fact.ts';
import { bounds, within } from '../facts/believed.ts';
import { heightSize } from '../facts/sizes.ts';
import { goalieThings, thingsOfKind } from '../lexicon/things.ts';
import { catalogueBrands, madeOfCatalogue } from '../../catalogue/index.ts';
import { clothes, isSide, measuredBy, unknownLength } from './measured-by.ts';
import { bounded } from './measures.ts';
import { coordinatedThings } from './coordinated-things.ts';
import { type Meaning, type Meant, joinedSpans } from './meant.ts';
import type { Loose, QueryWords } from './query-parts.ts';
import { fitBook } from '../lexicon/words.ts';
import { isOwner, unknownNoun } from '../listing/heads.ts';
import { wordCosts } from './wish.ts';
import { step } from '../contract.ts';

const shoeBrands = madeOfCatalogue(
  () =>
    new Set(
      catalogueBrands()
        .filter(
          ({ categories }) =>
            categories.includes('boty') &&
            !categories.includes('florbalky') &&
            !categories.includes('brankarske-masky'),
        )
        .map((each) => each.slug),
    ),
);
const sided = ['stick', 'blade'];
/**
 * Combines facts and other words: bare numbers and letters are interpreted by the thing, named or `otherwise`.
 */
export function meaningOf(words: QueryWords, otherwise: readonly string[] = []): Meaning {
  const { tokens, negated } = words;
  const facts = words.facts.filter((fact) => !negated.has(fact));
  const loose = words.loose.filter((each) => !negated.has(each));
  // `držák na hole` asks for the holder, which is known only as a word.
  const [first] = facts.filter(({ is }) => is === 'thing');
  const holder = first && unknownNoun({ tokens, facts }, first.at);
  const isStrange = loose.some(({ is, at }) => is === 'word' && at === holder);
  const said = isStrange ? [] : namedThings(facts, loose, tokens);
  const named = said.length > 0 ? said : otherwise;
  const { things, hinted } =
    named.length > 0 || isStrange ? { things: [...named], hinted: false } : impliedThings(facts, loose);
  const wishes = [
    ...facts.flatMap((fact) => factMeaning(fact, facts, things, tokens)),
    ...loose.flatMap((each) =>
      looseMeaning(
        each,
        each.at === holder ? undefined : wordCosts(each, { facts, loose }, isStrange ? ['other'] : things),
      ),
    ),
  ];
  const unwanted = [
    ...words.facts
      .filter((fact) => negated.has(fact) && fact.is !== 'many')
      .flatMap((fact) => factMeaning(fact, [fact], fact.is === 'thing' ? [fact.thing] : things, tokens)),
    ...words.loose.filter((each) => negated.has(each)).flatMap((each) => looseMeaning(each, undefined)),
  ].flatMap((wish): Meant[] =>
    (wish.is === 'brands' && wish.byLine !== undefined) ||
    (wish.is === 'adult' && fitBook.at(tokens, wish.at))
      ? []
      : [{ ...wish, not: true }],
  );
  const inOrder = [...around(wishes, facts), ...unwanted].toSorted((a, b) => a.at - b.at);
  return { things, hinted, named: named.length > 0, wishes: joinedSpans(inOrder, tokens) };
}

/** `Brno do 50 km`: the radius belongs to the named municipality, wherever it stands. */
function around(wishes: readonly Meant[], facts: readonly FoundFact[]): Meant[] {
  const distance = facts.find((fact) => fact.is === 'distance');
  const km = distance && Math.min(Math.max(Math.round(distance.km), 1), furthestKm);
  const town = wishes.find((wish) => wish.is === 'place' && wish.place.kind === 'place');
  if (!distance || !km || town?.is !== 'place') return [...wishes];
  return [
    ...wishes.map((wish) => (wish === town ? { ...town, km } : wish)),
    { ...town, km, at: distance.at, length: distance.length },
  ];
}

const furthestKm = 200;

function namedThings(
  facts: readonly FoundFact[],
  loose: readonly Loose[],
  tokens: QueryWords['tokens'],
): string[] {
  const withFacts = facts.flatMap((fact) => (fact.is === 'thing' ? [fact.thing] : []));
  const begun = loose.flatMap((each) =>
    each.is === 'beginning' && each.of.brands.length === 0 ? each.of.things : [],
  );
  if (withFacts.length > 0) return coordinatedThings(facts, tokens);
  if (begun.length > 0) return begun;
  const ofGoalie = facts.some((fact) => fact.is === 'goalie');
  if (facts.some(({ is }) => is === 'many')) return [ofGoalie ? 'goalie-set' : 'gear'];
  return ofGoalie ? [...goalieThings] : [];
}

/** The thing implied by product lines and measures. */
function impliedThings(
  facts: readonly FoundFact[],
  loose: readonly Loose[],
): Pick<Meaning, 'things' | 'hinted'> {
  const measured = measuredThings(facts);
  const lines = facts.filter((fact) => fact.is === 'line');
  const brands = facts.flatMap((fact) => (fact.is === 'brand' ? [fact.brand] : []));
  const kinds = lines.flatMap((line) =>
    line.of
      .filter(({ brand }) => brands.length === 0 || brands.includes(brand))
      .flatMap(({ kind }) => thingsOfKind[kind]),
  );
  if (measured.length > 0) return { things: measured, hinted: false };
  const numbers = facts.filter((fact) => fact.is === 'number');
  if (kinds.length > 0 && numbers.some(({ number }) => isOfStick(number)))
    return { things: ['stick'], hinted: false };
  if (kinds.length > 0) return { things: [...new Set(kinds)], hinted: true };
  return { things: otherThings(facts, loose, brands), hinted: false };
}

function measuredThings(facts: readonly FoundFact[]): string[] {
  if (facts.some((fact) => fact.is === 'dimensions')) return ['goal'];
  if (facts.some((fact) => fact.is === 'length' && fact.of === 'shaft')) return ['stick', 'shaft'];
  if (facts.some(isStickMeasure)) return ['stick'];
  const brands = facts.flatMap((fact) => (fact.is === 'brand' ? [fact.brand] : []));
  return facts.some((fact) => fact.is === 'shoe' || fact.is === 'shoe-abroad') ||
    brands.some((brand) => shoeBrands().has(brand))
    ? ['shoes']
    : [];
}

function otherThings(
  facts: readonly FoundFact[],
  loose: readonly Loose[],
  brands: readonly string[],
): string[] {
  // `levá 96` has a length or a flex, which a blade does not have.
  if (facts.some((fact) => fact.is === 'hand'))
    return facts.some((fact) => fact.is === 'number' && isOfStick(fact.number)) ? ['stick'] : sided;
  const ofStick = facts.some(({ bound }) => bound?.of === 'length' || bound?.of === 'flex');
  if (ofStick) return ['stick'];
  const number = facts.find((fact) => (fact.is === 'number' && !fact.bound) || fact.is === 'sized');
  if (number && (number.is === 'number' || number.is === 'sized'))
    return thingOfNumber(number.number, brands.length > 0 ? [] : loose);
  if (facts.some((fact) => fact.is === 'letter' && (fact.letter === 'p' || fact.letter === 'r')))
    return sided;
  if (facts.some((fact) => fact.is === 'size' || fact.is === 'letter')) return clothes;
  if (facts.some((fact) => fact.is === 'age' || fact.is === 'body')) return ['stick'];
  return [];
}

const isOfStick = (number: number) => within(number, [50, bounds.total[1]]) || within(number, [22, 32]);

function thingOfNumber(number: number, loose: readonly Loose[]): string[] {
  if (loose.some((each) => each.is === 'word')) return [];
  if (heightSize(number) && number > bounds.total[1]) return clothes;
  if (isOfStick(number)) return ['stick'];
  return within(number, bounds.shoe) ? ['shoes'] : [];
}

function factMeaning(
  fact: FoundFact,
  all: readonly FoundFact[],
  things: readonly string[],
  tokens: QueryWords['tokens'],
): Meant[] {
  const here = { at: fact.at, length: fact.length };
  if (fact.is === 'thing' && all.some((each) => each.is === 'foreign')) return foreignTerms(fact, tokens);
  if (fact.is === 'thing') {
    if (things.includes(fact.thing)) return [{ is: 'things', things: [fact.thing], ...here }];
    if (isOwner(tokens, fact)) return [{ is: 'of', thing: fact.thing, ...here }];
    const { text = '', stem = '' } = tokens[fact.at] ?? {};
    // `branka se sítí`
    return /^(se?|vcetne)$/.test(tokens[fact.at - 1]?.text ?? '')
      ? [wordMeaning(text, [stem], here, { hint: true })]
      : [];
  }
  if (fact.is === 'goalie' && things.length !== 1 && !all.some((each) => each.is === 'thing'))
    return [{ is: 'things', things: [...goalieThings], ...here }];
  if (fact.is === 'brand') return [{ is: 'brands', brands: [fact.brand], ...here }];
  if (fact.is === 'line')
    return [...impliedBrand(fact, all), { is: 'line', key: fact.key, name: fact.name, ...here }];
  if (fact.is === 'many') return manyMeaning(here, all, things);
  if (fact.is === 'foreign') return foreignTerms(fact, tokens);
  const measured = measuredBy(fact, things, all);
  if (measured) {
    const [of, from, to = from] = measured;
    return [{ is: 'measure', ...bounded(of, from, to, fact.bound), ...here }];
  }
  if (fact.is === 'number' || fact.is === 'sized') return numberMeaning(fact, here, all, tokens);
  if (fact.is === 'letter') return letterMeaning(fact, here, things);
  if (fact.is === 'other-number') return unknownLength(fact, all, things, tokens);
  switch (fact.is) {
    case 'adult': {
      // `dámské`: not every adult's.
      const { text = '', stem = '' } = tokens[fact.at] ?? {};
      const cut = wordMeaning(text, [stem], here, { hint: true, costs: step });
      return [{ ...fact, ...here }, ...(fitBook.at(tokens, fact.at) ? [cut] : [])];
    }
    case 'hand':
    case 'junior':
    case 'hardness':
    case 'colour':
    case 'worn':
    case 'free':
    case 'cheap':
    case 'demands':
    case 'offers':
    case 'swap':
    case 'dimensions':
      return [{ ...fact, ...here }];
    default:
      return [];
  }
}

type Here = { at: number; length: number };

const wordMeaning = (
  text: string,
  stems: string[],
  here: Here,
  more: { foreign?: boolean; hint?: boolean; costs?: number } = {},
) => ({ is: 'word' as const, text, stems, foreign: false, ...more, ...here });

function foreignTerms(fact: Here, tokens: QueryWords['tokens']): Meant[] {
  return tokens
    .slice(fact.at, fact.at + fact.length)
    .flatMap(({ text, stem }, index) =>
      text.length < 3
        ? []
        : [wordMeaning(text, [stem], { at: fact.at + index, length: 1 }, { foreign: true })],
    );
}

/**
 * A line of a single brand implies the brand; without a chip of its own, because the words are the line's.
 */
function impliedBrand(line: FactOf<'line'>, all: readonly FoundFact[]): Meant[] {
  const [only, ...others] = new Set(line.of.map((each) => each.brand));
  if (only === undefined || others.length > 0 || all.some((each) => each.is === 'brand')) return [];
  return [{ is: 'brands', brands: [only], byLine: line.key, at: 0, length: 0 }];
}

/** `sada čepelí` asks for several; a `sada` of no or of different items for things that belong together. */
function manyMeaning(here: Here, all: readonly FoundFact[], things: readonly string[]): Meant[] {
  if (!all.some(({ is }) => is === 'thing'))
    return [
      { is: 'many', at: 0, length: 0 },
      { is: 'things', things: [...things], ...here },
    ];
  if (things.length > 1) return [{ is: 'many', ...here }];
  return all.some(({ is }) => is === 'pieces') ? [] : [{ is: 'measure', of: 'pieces', from: 2, ...here }];
}

/** A number of unknown meaning. */
function numberMeaning(
  fact: Extract<FoundFact, { is: 'number' | 'sized' }>,
  here: Here,
  all: readonly FoundFact[],
  tokens: QueryWords['tokens'],
): Meant[] {
  if (fact.is === 'sized') {
    const text = String(fact.number);
    return [wordMeaning(text, [text], here, { costs: 2 * step })];
  }
  const text = tokens[here.at]?.text ?? '';
  const isBesideWord = tokens.length > all.length || all.some(({ is }) => is !== 'number');
  return [wordMeaning(text, [text], here, { hint: isBesideWord })];
}

function letterMeaning({ letter }: FactOf<'letter'>, here: Here, things: readonly string[]): Meant[] {
  return isSide(letter, things) ? [{ is: 'hand', hand: letter === 'l' ? 'left' : 'right', ...here }] : [];
}

function looseMeaning(each: Loose, costs: number | undefined): Meant[] {
  const here = { at: each.at, length: each.length };
  if (each.is === 'place') return [{ is: 'place', place: each.place, ...here }];
  if (each.is === 'word' && /^vymen(a|u|ou)$/.test(each.text)) return [{ is: 'swap', ...here }];
  if (each.is === 'word')
    return [wordMeaning(each.text, each.stems, here, costs === undefined ? {} : { costs })];
  if (each.of.brands.length > 0) return [{ is: 'brands', brands: each.of.brands, ...here }];
  return [{ is: 'things', things: each.of.things, ...here }];
}
