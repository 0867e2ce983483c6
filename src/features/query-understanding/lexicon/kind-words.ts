import { phraseBook } from '../text/phrase-book.ts';
import type { Fact } from '../facts/fact.ts';

const table: [Fact, string][] = [
  [
    { is: 'demands' },
    'kdo shání, kdo hledá, kdo koupí, kdo chce, kdo poptává, poptávka, poptávky, poptávám, sháním, shání, shánějí, koupím, kúpim, zháňam, hledám, hledá, hledají, potřebuji, potřebuje, vykoupím, vykupuji, odkoupím, chtěl bych koupit, zájemce o, zájemci o, wtb',
  ],
  [
    { is: 'offers' },
    'prodám, predám, predam, ponúkam, prodej, prodávám, nabízím, nabídka, nabídky, na prodej, prodá, k prodeji, koupit, levně prodám, inzerát, inzeráty, bazar, kde koupit, kdo prodá, kdo prodává, kdo nabízí, kdo má, kde seženu, sehnat, seženu',
  ],
  [{ is: 'swap' }, 'vyměním, výměna za, prohodím, na výměnu, protihodnota, protihodnotou'],
  [
    { is: 'free' },
    'zdarma, zadarmo, daruji, daruju, darovaná, darovaný, za odvoz, dar, grátis, za pivo, za čokoládu, za hubičku',
  ],
  [
    { is: 'cheap' },
    'levně, levný, levná, levné, levnější, co nejlevnější, nejlevnější, nejlevněji, za pár korun, za pár stovek, za pár kaček, lacno, lacná, lacný, lacnejšia, najlacnejšie, výhodně, výhodná, cenově dostupná, sleva, ve slevě, akce, akční, výprodej',
  ],
  [
    { is: 'floorball' },
    'florbal, florbalový, florbalová, na florbal, pro florbal, florbalu, flb, florbálek, florbalista, florbalistka, floorball, innebandy, unihokej',
  ],
  [
    { is: 'goalie' },
    'brankář, brankářský, gólman, gólmanský, goalman, goalie, gk, pro brankáře, pro gólmana, do brány, chytač, brankářka, gólmanka, brank, brankárska, brankár, na bránu, do branky',
  ],
];

/** What of a text is about the listing rather than the thing: offered or wanted, for free, for which sport. */
export const kindBook = phraseBook<Fact>(
  table.flatMap(([fact, list]) => list.split(', ').map((phrase): [string, Fact] => [phrase, fact])),
);
