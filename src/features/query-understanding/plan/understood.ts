import { brandName, categoryBySlug } from '../../catalogue/index.ts';
import type { Understood } from '../contract.ts';
import { covers } from '../facts/fact.ts';
import { withoutSpans } from '../rules.ts';
import { colourLabels, hardnessLabels, isFunctionWord } from '../lexicon/words.ts';

import { categoryOfThing, thingLabels } from '../lexicon/things.ts';
import { measureChip } from './measures.ts';
import type { Meaning, Meant } from './meant.ts';
import type { QueryWords } from './query-parts.ts';

/** A parsed query, or one side of a swap. */
export type Side = { words: QueryWords; meaning: Meaning };

/**
 * Parts of a query as chips, in the order of its words; repetitions are one chip and removed together. `swapped`
 * are the words of a swap.
 */
export function understoodOf(
  query: string,
  sides: readonly Side[],
  swapped: Understood['spans'] = [],
): Understood[] {
  const ofSwap = chipOf({ is: 'swap', at: 0, length: 0 });
  const withFacts = [
    ...swapped.flatMap((span) => (ofSwap ? [{ ...ofSwap, ...span }] : [])),
    ...sides.flatMap(({ words: { tokens }, meaning: { wishes } }) =>
      wishes.flatMap((wish) => {
        const chip = wish.length === 0 ? undefined : chipOf(wish);
        if (!chip) return [];
        const from = tokens[wish.at]?.start ?? 0;
        const to = tokens[wish.at + wish.length - 1]?.end ?? query.length;
        // A literal word is shown as typed, with diacritics.
        const label = wish.is === 'word' && !wish.not ? query.slice(from, to) : chip.label;
        return [{ ...chip, label, from, to }];
      }),
    ),
  ];
  const chips = Map.groupBy(withFacts, ({ key, value, label }) => `${key} ${value} ${label}`);
  return [...chips.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const spans = same.map(({ from, to }) => ({ from, to }));
    const { key, value, label } = first;
    return [{ key, value, label, rest: withoutSpans(query, spans), spans }];
  });
}

/** Words of a query that are neither criteria nor function words, as typed. */
export function ignoredIn(query: string, { words: { tokens, facts }, meaning: { wishes } }: Side): string[] {
  const known = [...wishes, ...facts.filter(({ is }) => is !== 'other-number' && is !== 'distance')];
  const isKnown = (at: number) => known.some((each) => covers(each, at));
  const runs = tokens.reduce<{ from: number; to: number; last: number }[]>((all, token, at) => {
    if (isKnown(at) || isFunctionWord(token) || token.text.length < 2) return all;
    const run = all.at(-1);
    if (run?.last === at - 1) Object.assign(run, { to: token.end, last: at });
    else all.push({ from: token.start, to: token.end, last: at });
    return all;
  }, []);
  return [...new Set(runs.map(({ from, to }) => query.slice(from, to)))];
}

type Chip = Pick<Understood, 'key' | 'value' | 'label'>;

const nbsp = '\u00a0';
const hands: Record<string, string> = { left: 'levá', right: 'pravá', straight: 'rovná' };
const worn: Record<string, string> = {
  new: 'nové',
  'like-new': 'jako nové',
  light: 'málo používané',
  used: 'použité',
  moderate: 'běžně používané',
  heavy: 'hodně používané',
  damaged: 'poškozené, na díly',
};

/** Chip of a criterion; undefined for implied criteria and hints. */
export function chipOf(wish: Meant): Chip | undefined {
  const chip = wantedChip(wish);
  if (!chip || !wish.not) return chip;
  return { key: 'not', value: `${chip.key}=${chip.value}`, label: `ne${nbsp}${chip.label}` };
}

function wantedChip(wish: Meant): Chip | undefined {
  switch (wish.is) {
    case 'things': {
      const [thing] = wish.things;
      if (thing === undefined) return undefined;
      if (wish.things.length > 1)
        return { key: 'category', value: 'brankarska-vystroj', label: manyThings(wish.things) };
      const category = categoryOfThing(thing) ?? '';
      return {
        key: 'category',
        value: category,
        label: thingLabels[thing] ?? categoryBySlug(category)?.name ?? thing,
      };
    }
    case 'brands':
      if (wish.byLine !== undefined) return undefined;
      return {
        key: 'brand',
        value: wish.brands[0] ?? '',
        label: wish.brands.map((each) => brandName(each) ?? each).join(' nebo '),
      };
    case 'line':
      return { key: 'word', value: wish.name, label: wish.name };
    case 'hand':
      return { key: 'hand', value: wish.hand, label: hands[wish.hand] ?? wish.hand };
    case 'measure':
      return measureChip(wish);
    case 'junior':
      return { key: 'ageGroup', value: 'junior', label: 'pro děti' };
    case 'adult':
      return { key: 'ageGroup', value: 'adult', label: 'pro dospělé' };
    case 'hardness':
      return {
        key: 'bladeHardness',
        value: wish.hardness,
        label: hardnessLabels[wish.hardness] ?? wish.hardness,
      };
    case 'colour':
      return { key: 'colour', value: wish.colour, label: colourLabels[wish.colour] ?? wish.colour };
    case 'worn':
      return { key: 'condition', value: wish.level, label: worn[wish.level] ?? wish.level };
    case 'free':
      return { key: 'priceType', value: 'free', label: 'zdarma' };
    case 'cheap':
      return { key: 'sort', value: 'cheapest', label: 'levné' };
    case 'demands':
      return { key: 'kind', value: 'demand', label: 'poptávky' };
    case 'offers':
      return { key: 'kind', value: 'offer', label: 'nabídky' };
    case 'of':
      return { key: 'word', value: wish.thing, label: thingLabels[wish.thing] ?? wish.thing };
    case 'many':
      return { key: 'word', value: 'set', label: 'set' };
    case 'swap':
      return { key: 'swap', value: 'yes', label: 'na výměnu' };
    case 'dimensions':
      return {
        key: 'word',
        value: wish.text,
        label: `${wish.text.replace('x', `${nbsp}×${nbsp}`)}${nbsp}cm`,
      };
    case 'place':
      return {
        key: wish.place.kind === 'land' ? 'word' : 'place',
        value: wish.place.code,
        label:
          [wish.place, ...(wish.or ? [wish.or] : [])].map(({ label }) => label).join(' nebo ') +
          (wish.km === undefined ? '' : ` + ${wish.km}${nbsp}km`),
      };
    default:
      if (wish.hint) return undefined;
      return { key: 'word', value: wish.text, label: wish.text };
  }
}

function manyThings(things: readonly string[]): string {
  return things.length > 3
    ? 'brankářská výstroj'
    : things.map((each) => thingLabels[each] ?? each).join(' nebo ');
}
