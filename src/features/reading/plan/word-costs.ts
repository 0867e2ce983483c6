import type { Loose, QueryWords } from './query-words.ts';
import { step } from './wish.ts';

/** What an advert loses that has not a word of the query; nothing where it must have it. */
export function wordCosts(each: Loose, words: QueryWords): number | undefined {
  if (each.is === 'word' && seldomTold.has(each.text)) return step / 2;
  return modelCosts(words) ?? unheardCosts(each, words);
}

/** What things are made of and what was done to them is seldom told: who tells it only comes first. */
const seldomTold = new Set(
  'gumova gumovou gumove gumovy silikonova silikonove silikonovy kozena kozene pruzna pruzny pruznou zaruka zaruky zaruce zarukou uctenka uctenkou cernobila cernobily cernobile zkracena zkracenou zkracene ohnuta ohnutou ohnute tvarovana tvarovanou pe pp pa karbon karbonu karbonova karbonovy karbonove karbonovou carbon kompozit kompozitova laminat sklolaminat plast plastova'.split(
    ' ',
  ),
);

/** Words that nobody knows beside a brand or a line name its model: together they may cost what a model does. */
function modelCosts({ facts, loose }: QueryWords): number | undefined {
  if (!facts.some(({ is }) => is === 'brand' || is === 'line') || facts.some(({ is }) => is === 'foreign'))
    return undefined;
  const words = loose.filter((each) => each.is === 'word').length;
  return Math.floor((2 * step) / Math.max(1, words));
}

/** Words that no other trade has: beside them a strange word cannot make another thing of what is asked for. */
const ofFloorball =
  /^(florbal|floorbal|hokejk|cepel|shaft|omotavk|salov|halov|stickbag|toolbag|suspenzor|nakolen|rozlisov|stulpn|mantinel|strelec|brankar|golman)/;

/**
 * A word that stands in no advert, beside a thing that is surely of floorball: nothing would be found, so it costs
 * what an untold model does. Not where it is itself the thing: `stojan na florbalky`, nor in `motorkářská helma`.
 */
function unheardCosts(each: Loose, { facts, loose, tokens }: QueryWords): number | undefined {
  const thing = facts.find(({ is }) => is === 'thing');
  if (each.is !== 'word' || !each.unheard || !thing || facts.some(({ is }) => is === 'foreign'))
    return undefined;
  const words = [thing, ...facts.filter(({ is }) => is === 'floorball' || is === 'goalie')];
  const isSure = words.some(({ at, length }) =>
    tokens.slice(at, at + length).some(({ stem }) => ofFloorball.test(stem)),
  );
  const between = tokens.slice(each.at + 1, thing.at).map(({ text }) => text);
  const isThingItself = between.some((text) =>
    ['na', 'pro', 'do', 'k', 'ke', 's', 'se', 'od'].includes(text),
  );
  const unheard = loose.filter((other) => other.is === 'word' && other.unheard).length;
  return isSure && !isThingItself ? Math.floor((2 * step) / unheard) : undefined;
}
