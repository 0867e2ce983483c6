import type { ThingEntry } from './entry.ts';

/** Small things and whole outfits. */
export const rest: readonly ThingEntry[] = [
  ['headband', 'ostatni', 'čelenka', 'čelenka, čelenka na hlavu, potítko na hlavu, sportovní čelenka'],
  ['wristband', 'ostatni', 'potítko', 'potítko, potítka, potítko na ruku, potítko na zápěstí'],
  [
    'bottle',
    'ostatni',
    'láhev',
    'láhev, lahev, láhve, láhev na pití, bidon, flaška, lahvička, sportovní láhev, flaška na pití',
  ],
  [
    'book',
    'ostatni',
    'kniha',
    'kniha, knížka, učebnice, kniha o florbalu, učebnice florbalu, metodika, příručka',
  ],
  [
    'cards',
    'ostatni',
    'sběratelské kartičky',
    'kartičky, sběratelské kartičky, florbalové kartičky, kartičky superliga, sběratelské karty, album kartiček',
  ],
  [
    'ball-net',
    'ostatni',
    'síťka na míčky',
    'síťka na míčky, síť na míčky, pytel na míčky, vak na míčky, taška na míčky, sáček na míčky, tuba na míčky, koš na míčky, síťka na balonky',
  ],
  [
    'knob',
    'ostatni',
    'koncovka',
    'koncovka, koncovka na hůl, koncovka na florbalku, koncovka na hokejku, hlavice na hůl, víčko na hůl, špunt na hůl, špunt na florbalku, špunt na hokejku, zátka na hůl, zátka na florbalku, zátka na hokejku',
  ],
  ['screws', 'ostatni', 'šroubky', 'šroubky, šrouby do čepele, šroubky do čepele, sada šroubků'],
  ['armband', 'ostatni', 'kapitánská páska', 'kapitánská páska, kapitánka, páska kapitána'],
  [
    'protector',
    'ostatni',
    'bandáž',
    'bandáž, ortéza, bandáž na koleno, ortéza na koleno, ortéza na kotník, tejp, tejpy, kinesio tejp',
  ],
  ['whistle', 'ostatni', 'píšťalka', 'píšťalka, píšťala'],
  ['cap', 'ostatni', 'čepice', 'čepice, kšiltovka, kulich'],
  ['poster', 'ostatni', 'plakát', 'plakát, medaile, vlajka, odznak, samolepky'],
  [
    'gear',
    'sety',
    'výbava',
    'výbava, vybavení, florbalová výbava, florbalové vybavení, florbalový set, set na florbal, kompletní výbava, florbalové věci, startovací sada, florbalová sada, sada florbalek, sada holí, školní sada',
  ],
];
