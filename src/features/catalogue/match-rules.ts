import { z } from 'zod';
import { fold } from '../../contract/fold.ts';
import { typeset } from '../../contract/typography.ts';
import { catalogueBrands, findBrand } from './brands.ts';
import { type AttributeValues, type MatchRules, noBrand, otherBrand } from './contract.ts';
import file from './match-rules.json' with { type: 'json' };

const ids = [
  'mark',
  'total-length',
  'curve',
  'same-brand',
  'weight',
  'flex',
  'mask-mark',
  'glasses-mark',
  'damage',
] as const;

/**
 * Rules of the federation that the program checks; `numbers` is missing where we have not read the rule's number.
 */
const { edition, documents, rules } = z
  .strictObject({
    edition: z.strictObject({ name: z.string(), next: z.string(), nextFrom: z.string() }),
    documents: z.record(
      z.string(),
      z.strictObject({ name: z.string(), edition: z.literal(true).optional() }),
    ),
    rules: z.array(
      z.strictObject({
        id: z.enum(ids),
        name: z.string(),
        categories: z.array(z.string()),
        document: z.string(),
        numbers: z.array(z.string()).optional(),
        /** In cm, mm or g. */
        limit: z.number().optional(),
        /** In cm: with a shaft up to this length the whole stick is within the limit, whatever its blade. */
        longestSureShaft: z.number().optional(),
        /** The attribute that decides it if it is missing, and its Czech name in the accusative. */
        asks: z.strictObject({ attribute: z.string(), about: z.string() }).optional(),
        /** The attribute is rarely stated: when it is missing, this rule does not affect the overall verdict. */
        mayBeMissing: z.literal(true).optional(),
      }),
    ),
  })
  .parse(file);

type Rule = (typeof rules)[number];
type Verdict = MatchRules['rules'][number]['verdict'];
/** Result of one rule; undefined where it does not apply. */
type Finding = { verdict: Verdict; text: string } | undefined;

/** The parts of an offer that the rules check. */
type Offered = {
  category: string;
  attributes: AttributeValues;
  /** A slug of the catalogue. */
  brand?: string | undefined;
  condition?: string | undefined;
};

const ok = (text: string): Finding => ({ verdict: 'ok', text });
const no = (text: string): Finding => ({ verdict: 'no', text });
const unknown = (text: string): Finding => ({ verdict: 'unknown', text });

const checks: Record<Rule['id'], (offered: Offered, rule: Rule) => Finding> = {
  mark: ({ attributes }) => mark('IFF', attributes.iffMark),
  'glasses-mark': ({ attributes }) => mark('CE', attributes.ceMark),
  'mask-mark': ({ attributes: { iffMark, ceMark } }) => {
    if (iffMark === 'yes' || ceMark === 'yes')
      return ok('Jedna z nich je čitelná, v českých soutěžích to stačí.');
    return iffMark === 'no' && ceMark === 'no'
      ? no('Chybí obě, v českých soutěžích musí být aspoň jedna.')
      : unknown('Čitelná není uvedená ani jedna, stačila by kterákoli.');
  },
  'total-length': (
    { attributes: { shaftLengthCm: shaft, totalLengthCm: total } },
    { limit = 0, longestSureShaft = 0 },
  ) => {
    if (typeof total === 'number')
      return total <= limit
        ? ok(`Celá hůl má ${total} cm, smí mít nejvýš ${limit} cm.`)
        : no(`Celá hůl má ${total} cm. Víc než ${limit} cm smí v zápase jen hráč s výjimkou IFF.`);
    if (typeof shaft !== 'number') return unknown(`Délka není uvedená. Celá hůl smí mít nejvýš ${limit} cm.`);
    return shaft <= longestSureShaft
      ? ok(`Se shaftem ${shaft} cm se celá hůl vejde do ${limit} cm.`)
      : unknown(`Se shaftem ${shaft} cm bývá celá hůl kolem ${limit} cm, což je horní mez. Přeměř ji.`);
  },
  curve: ({ attributes: { bladeCurveMm: curve, bladeCurve } }, { limit = 0 }) => {
    if (typeof curve === 'number')
      return curve <= limit
        ? ok(`Je ${curve} mm, smí být nejvýš ${limit} mm.`)
        : no(`Je ${curve} mm, smí být nejvýš ${limit} mm.`);
    if (bladeCurve === 'factory') return ok('Čepel je z výroby, nikdo ji nezahýbal.');
    return unknown(
      bladeCurve === undefined
        ? `Není uvedené. Smí být nejvýš ${limit} mm.`
        : `Čepel je zahnutá a výška chybí. Smí být nejvýš ${limit} mm.`,
    );
  },
  'same-brand': ({ attributes: { bladeModel }, brand }) => {
    if (typeof bladeModel !== 'string')
      return unknown('Model čepele není uvedený. Čepel musí být od značky hole.');
    const makers = bladeMakers(bladeModel);
    if (brand === undefined || brand === otherBrand || brand === noBrand || makers.length === 0)
      return unknown(`Čepel ${bladeModel} nepoznáme. Musí být od značky hole.`);
    return makers.includes(brand)
      ? ok(`Čepel ${bladeModel} je od značky hole.`)
      : no(`Čepel ${bladeModel} je od jiné značky než hůl.`);
  },
  weight: ({ attributes: { weightG } }, { limit = 0 }) => {
    if (typeof weightG !== 'number') return unknown(`Není uvedená. Smí být nejvýš ${limit} g s omotávkou.`);
    const text = `Je ${weightG} g, smí být nejvýš ${limit} g s omotávkou.`;
    return weightG <= limit ? ok(text) : no(text);
  },
  flex: ({ attributes: { flexMm } }, { limit = 0 }) => {
    if (typeof flexMm !== 'number') return unknown(`Není uvedený. Nejtvrdší schvalovaný shaft má ${limit}.`);
    const text = `Je ${flexMm}, nejtvrdší schvalovaný shaft má ${limit}.`;
    return flexMm >= limit ? ok(text) : no(text);
  },
  damage: ({ condition }) =>
    condition === 'damaged' ? no('Je na díly nebo poškozená věc, do zápasu nepatří.') : undefined,
};

function mark(name: string, value: AttributeValues[string] | undefined): Finding {
  if (value === 'yes') return ok(`Značka ${name} je čitelná.`);
  if (value === 'no') return no(`Značka ${name} chybí.`);
  return unknown(
    value === undefined
      ? `Značka ${name} není uvedená.`
      : `Značka ${name} není čitelná, nebo o ní prodejce neví.`,
  );
}

/** Slugs of brands that a blade's model names, or that certainly make a blade of that name. */
function bladeMakers(model: string): string[] {
  const text = ` ${fold(model)} `;
  const named = text
    .trim()
    .split(' ')
    .flatMap((word) => findBrand(word) ?? [])
    .filter((slug) => slug !== otherBrand && slug !== noBrand);
  if (named.length > 0) return named;
  return catalogueBrands()
    .filter(({ lines }) =>
      lines.some(
        ({ name, kind, confidence }) =>
          kind === 'blade' && ['source', 'high'].includes(confidence) && text.includes(` ${fold(name)} `),
      ),
    )
    .map(({ slug }) => slug);
}

/**
 * Whether an offer is legal in a match, rule by rule; undefined when no rule applies to it. The overall verdict
 * is `no` if any rule is broken, `partly` if some are met and others cannot be decided.
 */
export function matchRulesOf(offered: Offered): MatchRules | undefined {
  const looked = rules
    .filter(({ categories }) => categories.includes(offered.category))
    .flatMap((rule) => {
      const finding = checks[rule.id](offered, rule);
      return finding ? [{ rule, ...finding }] : [];
    });
  if (looked.length === 0) return undefined;
  const isStated = ({ asks }: Rule) => asks !== undefined && offered.attributes[asks.attribute] !== undefined;
  const decisive = looked.filter(({ rule }) => !rule.mayBeMissing || isStated(rule));
  const open = decisive.filter(({ verdict }) => verdict === 'unknown');
  return {
    verdict: overall(decisive.map(({ verdict }) => verdict)),
    toAsk: open.flatMap(({ rule }) => (rule.asks ? [typeset(rule.asks.about)] : [])),
    editionName: edition.name,
    edition: typeset(
      `Čísla pravidel jsou z vydání ${edition.name}. Od ${edition.nextFrom} platí vydání ${edition.next}, jeho úplné znění jsme s ním neporovnali.`,
    ),
    rules: looked.map(({ rule, verdict, text }) => ({
      name: rule.name,
      verdict,
      text: typeset(text),
      source: typeset(sourceOf(rule)),
      missing: verdict === 'unknown' ? rule.asks?.attribute : undefined,
    })),
  };
}

function overall(verdicts: readonly Verdict[]): MatchRules['verdict'] {
  if (verdicts.includes('no')) return 'no';
  if (!verdicts.includes('unknown')) return 'ok';
  return verdicts.includes('ok') ? 'partly' : 'unknown';
}

/** For example `Pravidla IFF, vydání 2022, pravidlo 406`; only the document where we have not read the number. */
function sourceOf({ document, numbers = [] }: Rule): string {
  const { name, edition: dated } = documents[document] ?? { name: document };
  const words = numbers.length > 1 ? 'pravidla' : 'pravidlo';
  const number = numbers.length > 0 ? `${words} ${numbers.join(' a ')}` : undefined;
  return [name, dated && `vydání ${edition.name}`, number].filter(Boolean).join(', ');
}
