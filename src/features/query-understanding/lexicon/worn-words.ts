import { wornLevels, type WornLevel } from '../facts/fact.ts';
import { phraseBook } from '../text/phrase-book.ts';

/** What people write of wear, by what it means; the longest phrase counts, so `jako nová` is not `nová`. */
const phrases: Record<WornLevel, string> = {
  new:
    'originál obal, v originál obalu, originál balení, v originálním balení, v původním balení, nerozbaleno, nová, nový, úplně nová, zcela nová, zbrusu nová, nepoužitá, nepoužívaná, nepoužíváno, nepoužito, nikdy nepoužito, nová nikdy nepoužito, ' +
    'nenošená, nenošeno, nehraná, nehráno, nevybalená, nerozbalená, zcela nové nerozbalené, s visačkou, s cedulkou, s etiketou, ' +
    'v originálním obalu, v původním obalu, v originální krabici, v původní krabici, nenasazená, nechozené, s fólií, zabalená, nová v krabici, úplně nové jen vyzkoušeno doma, ' +
    'nová s visačkou, ještě s visačkou, ještě zabalená, neopotřebená, nevyzkoušená, netknutá, new',
  'like-new':
    'jako nová, jako nový, jak nová, skoro nová, téměř nová, takřka nová, zánovní, stav jako z obchodu, jako z obchodu, stav nového, bez opotřebení, žádné opotřebení, bez škrábance, bez jediného škrábance, ' +
    'prakticky bez známek používání, bez známek používání, bez známek opotřebení, prakticky nová, vyzkoušeno na jednom tréninku, ' +
    'vyzkoušená na jednom tréninku, na jednom tréninku, použito jen dvakrát, použitá jen dvakrát, jen dvakrát, dvakrát použitá, ' +
    'jen jednou hraná, jednou hraná, jen jednou použitá, jednou použitá, jen jednou používaná, jednou oblečená, jednou na sobě, párkrát použitá, párkrát hraná, ' +
    'párkrát oblečená, jen párkrát, parkrat na sobe, top stav, perfektní stav, v perfektním stavu, bezvadný stav, skvělý stav, výborný stav, ' +
    've výborném stavu, jen vyzkoušená, pouze vyzkoušená, vyzkoušená, nejetá, bez vady, nulové opotřebení, super stav, stav a1, jako ze škatulky, jako z krámu, párkrát obutá, jednou obutá, ' +
    '1x použitá, 2x použitá, 1x hraná, 2x hraná, 1x nošená, 2x nošená, 1x na sobě, 2x na sobě, 1x na tréninku, 2x na tréninku, ' +
    'hraná dvakrát, hráno dvakrát, dvakrát hraná, jednou nošená, dvakrát nošená, párkrát nošená, nošená párkrát, hraná párkrát, použitá párkrát, používaná párkrát, používaná dvakrát, nošená dvakrát',
  light:
    'tři měsíce, pár měsíců, dva týdny, pár týdnů, měsíc hraná, měsíc nošená, hraná dva týdny, hraná měsíc, nošená měsíc, pár odřenin, málo chozená, málo hraná, málo hrané, málo používaná, málo nošená, málo použitá, minimálně používaná, minimálně hraná, minimálně nošená, hraná minimálně, používaná minimálně, nošená minimálně, minimální opotřebení, minimálně opotřebená, pár zápasů, hraná málo, nošená málo, hraná jen párkrát, lehce hraná, lehce používaná, lehce nošená, ' +
    'lehce použitá, pěkný stav, hezký stav, moc pěkný stav, zachovalá, velmi zachovalá, zachovalý stav, velmi dobrý stav, ve velmi dobrém stavu, v pěkném stavu, ' +
    'drobné oděrky, půl sezóny, půl roku, lehké známky používání, lehké známky, drobné známky používání, pár škrábanců, jinak pěkné, asi dva měsíce, dva měsíce, měsíc používaná, ' +
    'hraná měsíc, šetrně používaná, udržovaná, pár tréninků, několikrát použitá, několikrát nošená, krátce používaná, krátce hraná, drobné škrábance, bez větších známek',
  used: 'použitá, použité ale v pořádku, použitý, dobrý stav, v dobrém stavu, používaná, z druhé ruky, ojetá, jetá, hraná, nošená, použitá ale funkční, second hand',
  moderate:
    'lehce sjetá, trochu sjetá, mírně sjetá, lehce ošoupaná, trochu ošoupaná, mírně ošoupaná, lehce opotřebená, mírně opotřebená, běžné opotřebení, stav odpovídá používání, běžně opotřebená, běžné šrámy, normálně hraná, normálně používaná, normálně nošená, běžně hraná, běžně používaná, běžně nošená, plně funkční, ' +
    'jednu sezónu, jednu sezonu, celou sezónu, sezónu hraná, hraná sezónu, rok hraná, rok používaná, běžné známky používání, známky používání, stopy používání, známky opotřebení, viditelné stopy hry',
  heavy:
    'sešlá, odřená, dost odřená, hodně hraná, hodně jetá, hodně ojetá, dost ojetá, značně opotřebená, hodně používaná, hodně nošená, hodně opotřebená, opotřebená, více opotřebená, silně opotřebená, dost ošoupaná, ošoupaná, ošlapaná, sjetá, prosezená, sedřená, prodřená, prodřený, prošoupaná, prošlapaná, zašitá, sešívaná, rozklepaná, ' +
    'starší ale ještě poslouží, ještě poslouží, odehrané tři sezóny, tři sezóny, dvě sezóny, dvě tři sezóny, opotřebení je vidět, ohraná, na školní tělocvik, na trénink dobré, na dohrání, ' +
    'dohraná, doslouží, několik sezón, více sezón, čtyři sezóny, obouchaná, otlučená, oprýskaná, vytahaná, vyblitá, zničená',
  damaged:
    'poškozená, poškozený, prasklá, prasklý, praskla, praskl, prasklina, zlomená, zlomený, zlomená čepel, na díly, na náhradní díly, na součástky, k opravě, na opravu, ' +
    'roztržená, roztržené, roztržený, protržená, potrhaná, díra, díry, děravá, rozbitá, rozbitý, nefunkční, ulomená, utržená, odlepená, odlepená podrážka, ohnutá tyč, vadná, ' +
    's vadou, nalomená, naprasklá, poškozený zip, nefunkční zip, zip nejde',
};

const notWorn =
  'bez prasklin, bez praskliny, není prasklá, bez poškození, bez děr, nikde prasklá, nepoškozená, nově hraji, nově hraju, nově chytám, oproti nové, nová sezóna, nové nabídky, bez vad, nová cena, nová značka, nová stála, nový stál, nové stály, nové stálo, nová stojí, nový stojí, nové stojí, nová byla, cena nové, cena nového, nová v obchodě, nový v obchodě, nová za, nový za, nové za, nová cca';

/** `skoro nehraná`, `téměř nepoužité` are not new any more. */
const almost = ['skoro', 'téměř', 'takřka', 'prakticky', 'vlastně'];
const unused = ['nehraná', 'nepoužitá', 'nepoužívaná', 'nenošená', 'nejetá', 'neopotřebená'];

/** Wear by its words; `undefined` where the words only look like it. */
export const wornBook = phraseBook<WornLevel | 'none'>([
  ...notWorn.split(', ').map((phrase) => [phrase, 'none'] as const),
  ...almost.flatMap((word) => unused.map((each) => [`${word} ${each}`, 'like-new'] as const)),
  ...wornLevels.flatMap((level) => phrases[level].split(', ').map((phrase) => [phrase, level] as const)),
]);
