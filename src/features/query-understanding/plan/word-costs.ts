import type { Loose, QueryWords } from './query-words.ts';
import { step } from './wish.ts';

/** What a listing loses that has not a word of the query; nothing where it must have it. */
export function wordCosts(each: Loose, words: QueryWords): number | undefined {
  if (each.is !== 'word') return undefined;
  if (seldomTold.has(each.text)) return step / 2;
  return modelCosts(words);
}

/** What things are made of, how they are shaped and what was done to them is seldom told: who tells it only comes first. */
const seldomTold = new Set(
  (
    'gumova gumovou gumove gumovy silikonova silikonove silikonovy kozena kozene pruzna pruzny pruznou zaruka zaruky zaruce zarukou uctenka uctenkou cernobila cernobily cernobile zkracena zkracenou zkracene ohnuta ohnutou ohnute tvarovana tvarovanou tvarovane natvarovana natvarovanou natvarovane pe pp pa karbon karbonu karbonova karbonovy karbonove karbonovou carbon kompozit kompozitova laminat sklolaminat plast plastova ' +
    'plexi plexisklo krabici krabice krabicka krabickou sklolaminatovy sklolaminatova sklolaminatovou kompozitovy karbonovych ovalny ovalna ovalnou ovalneho oval kulaty kulata kulatou bow hak haku hacek hacku zobacek kocici oko cat eye rukavu dlouhym dlouhy rohovy rohova hriste ligy venek venkovni ulice skladaci kolecka koleckach iff'
  ).split(' '),
);

/** Words that nobody knows beside a brand or a line name its model: together they may cost what a model does. */
function modelCosts({ facts, loose }: QueryWords): number | undefined {
  if (!facts.some(({ is }) => is === 'brand' || is === 'line') || facts.some(({ is }) => is === 'foreign'))
    return undefined;
  const words = loose.filter((each) => each.is === 'word').length;
  return Math.floor((2 * step) / Math.max(1, words));
}
