import type { AttributeValues } from '../../catalogue/contract.ts';

/** Other words for what a category holds, as buyers type them; a listing is found by them below its own words. */
const byCategory: Record<string, string> = {
  florbalky: 'florbalka hůl hokejka florbalovka pálka stick klacek',
  cepele: 'čepel lopatka pádlo blade',
  shafty: 'shaft tyč tyčka násada',
  omotavky: 'omotávka grip gripa rukojeť overgrip topgrip návin',
  micky: 'míček balónek balon kulička',
  'brankarske-masky': 'maska helma přilba košík mřížka',
  'brankarske-vesty': 'vesta hrudník',
  'brankarske-kalhoty': 'kalhoty kaťata gatě',
  'brankarske-chranice-kolen': 'chrániče kolen nákoleníky kolenáče kolínka',
  boty: 'boty sálovky sálová obuv halovky tenisky botasky kecky',
  'vaky-na-hole': 'vak stickbag stick bag pouzdro obal',
  toolbagy: 'toolbag tool bag toulbeg vak',
  batohy: 'batoh batůžek ruksak',
  'sportovni-tasky': 'taška bágl kufr',
  dresy: 'dres',
  kratasy: 'kraťasy trenky trenýrky šortky',
  stulpny: 'štulpny podkolenky štucle ponožky',
  'teplaky-a-soupravy': 'tepláky šusťáky souprava teplákovka',
  'ochranne-bryle': 'brýle okuláry goggles',
  branky: 'branka brána síť',
  'servis-a-upravy': 'servis zahnutí zahnout ohnutí kalibrace výměna oprava zkrácení',
};
const goalie = 'brankář gólman goalie gólmanský brankářský chytač';
const junior = 'dětská děti juniorská junior syna dceru přípravka elévové žáci';
const childrensAges = ['u7', 'u9', 'u11', 'u13', 'u15'];

type Searchable = { category: string; attributes: AttributeValues; priceType: string; swap: boolean };

/** Words that stand for what the listing is, although its text may not say them. */
export function synonymsOf({ category, attributes, priceType, swap }: Searchable): string {
  const ages = attributes.ageGroup;
  const forChildren = Array.isArray(ages) && ages.some((age) => childrensAges.includes(age));
  return [
    byCategory[category] ?? '',
    category.startsWith('brankarske-') ? goalie : '',
    forChildren ? junior : '',
    swap ? 'výměna vyměním prohodím protihodnota' : '',
    priceType === 'free' ? 'zdarma daruju daruji' : '',
  ].join(' ');
}

/** Every word above: a query that ends with one of them is finished, not the beginning of a longer word. */
export const synonymWords = [...Object.values(byCategory), goalie, junior, 'výměna zdarma'].join(' ');
