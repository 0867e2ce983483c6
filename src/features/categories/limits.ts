import type { Category } from '../catalogue/contract.ts';
import { attributesOf, categories, lineKindOf, matchRulesOf } from '../catalogue/index.ts';

/** Lists whose options are values in the code of the program, in the columns of listings, or in the rules of a match. */
const closed: ReadonlySet<string> = new Set(['condition', 'wear', 'mark', 'hand']);

/**
 * Lists whose options the program reads from texts and searches, or computes with: sizes, ages, colours. Words, tables of
 * growth and pieces of a kit name each of them, so that an added one would be found by no word, and a merged one by words
 * that mean another one.
 */
const readByProgram: ReadonlySet<string> = new Set([
  'bladeHardness',
  'bladeCurve',
  'ageGroup',
  'colour',
  'maskSize',
  'goalieSize',
  'kneepadSize',
  'gloveSize',
  'setContents',
  'fit',
  'clothingSize',
  'sockSizeEu',
  'glassesFit',
  'handover',
]);

/** What can be done with the options of a list beside changing their labels. */
export function optionLimits(list: string): { mayHide: boolean; mayChange: boolean; why?: string } {
  if (closed.has(list))
    return {
      mayHide: false,
      mayChange: false,
      why: 'Podle těchto možností program posuzuje, jestli věc smí do zápasu, kreslí karty a odhaduje ceny. Změnit jde jen jejich popisek.',
    };
  if (readByProgram.has(list))
    return {
      mayHide: true,
      mayChange: false,
      why: 'Tyto možnosti program poznává v textech a ve hledání nebo podle nich radí velikost. Změnit jde popisek a jdou skrýt, přidat ani sloučit ne.',
    };
  return { mayHide: true, mayChange: true };
}

/** Where the program puts what it does not recognize. */
const fallback = 'ostatni';

/**
 * Why a leaf cannot be merged into another one; nothing where it can. Both must be treated alike by the program, so that
 * every listing of the one is complete and treated right in the other.
 */
export function mergeProblem(from: Category, into: Category): string | undefined {
  if (!from.listable || !into.listable)
    return 'Sloučit jde jen kategorie, do kterých se přidávají inzeráty, ne jejich skupiny.';
  if (from.slug === into.slug) return 'To je ta samá kategorie.';
  if (from.slug === fallback) return 'Sem program dává věci, které nepozná, proto ji do jiné sloučit nejde.';
  if (from.hasCondition !== into.hasCondition) return 'Jedna z nich je na věci a druhá na služby.';
  if (rulesOf(from) !== rulesOf(into)) return 'Pro každou platí jiná pravidla zápasu.';
  if (requiredIn(from) !== requiredIn(into)) return 'Každá má jiné povinné údaje, třeba velikost.';
  if (lineKindOf(from.slug) !== lineKindOf(into.slug)) return 'Každá má jiné modelové řady značek.';
  return from.requiresBrand === into.requiresBrand ? undefined : 'Jen jedna z nich chce značku.';
}

const rulesOf = ({ slug }: Category): string =>
  (matchRulesOf({ category: slug, attributes: {}, condition: 'damaged' })?.rules ?? [])
    .map(({ name, source }) => `${name} ${source}`)
    .join();

const requiredIn = ({ slug }: Category): string =>
  attributesOf(slug)
    .flatMap(({ key, required }) => (required ? [key] : []))
    .join();

/** The leaves that a category can be merged into, or why there are none. */
export function mergeTargets(from: Category): { targets: Category[]; whyNot?: string } {
  const others = categories().filter(({ slug, listable }) => listable && slug !== from.slug);
  const targets = others.filter((into) => mergeProblem(from, into) === undefined);
  if (targets.length > 0) return { targets };
  const [first] = others;
  const own = !from.listable || from.slug === fallback ? first && mergeProblem(from, first) : undefined;
  return {
    targets,
    whyNot:
      own ??
      'S touto kategorií program počítá zvlášť: má vlastní povinné údaje, pravidla zápasu nebo řady značek, které žádná jiná nemá. Inzeráty jde přesouvat po jednom.',
  };
}
