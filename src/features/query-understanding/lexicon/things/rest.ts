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

/** What gear is carried in. */
export const carry: readonly ThingEntry[] = [
  [
    'stickbag',
    'vaky-na-hole',
    'vak na hole',
    'vak, vak na hole, vak na hůl, vak na florbalky, vak na florbalku, vak na hokejky, stickbag, stick bag, stikbeg, pytel, pytel na hole, pytel na florbalky, taška na hole, taška na florbalky, taška na hůl, taška na hokejky, bágl na hole, bágl na florbalky, batoh na hole, batoh na florbalky, nosič holí, týmová taška na hole, týmový vak, florbalový vak, bag na hole, vak na výstroj',
  ],
  [
    'cover',
    'vaky-na-hole',
    'obal na florbalku',
    'obal, pouzdro, obal na hůl, obal na hole, obal na florbalku, obal na florbalky, obal na hokejku, pouzdro na hůl, pouzdro na hole, pouzdro na florbalku, futrál, futrál na hůl, futrál na florbalku, povlak na hůl, kryt na hůl, kryt na florbalku, kryt na hokejku',
  ],
  [
    'toolbag',
    'toolbagy',
    'toolbag',
    'toolbag, tool bag, toulbeg, toolbeg, tulbeg, tůlbeg, velký vak, box na hole, bedna na hole, kufr na hole, tool box, toolbox, týmový box, box na florbalky, box na hokejky',
  ],
  [
    'backpack',
    'batohy',
    'batoh',
    'batoh, batůžek, ruksak, rucksack, baťoh, krosna, florbalový batoh, batoh na florbal, sportovní batoh, batoh s držákem na hůl, backpack, batoh na hůl',
  ],
  [
    'bag',
    'sportovni-tasky',
    'sportovní taška',
    'taška, kufr, bágl, bagl, baglík, bágl na výstroj, brankářský bágl, sportovní taška, brankářská taška, taška pro brankáře, gólmanská taška, taška na výstroj, taška na kolečkách, taška přes rameno, florbalová taška, taška na florbal, taštička, kabela, brankářský bag',
  ],
];

/** What people do for others. */
export const services: readonly ThingEntry[] = [
  [
    'bending',
    'servis-a-upravy',
    'ohýbání čepelí',
    'ohýbání čepelí, ohýbání, ohnutí čepele, ohýbám čepele, tvarování čepelí, tvarování, zahýbání čepelí, zahnutí na míru, zahnutí čepele, zahnutí čepelí, zahýbání, zahnout čepel, ohnout čepel, kalibrace, kalibrace čepele, nahřívání čepelí, žehlení čepelí, ohnu čepel, ohnu čepele, ohnu čepel, zahnu čepel, zahnu čepele, ohýbám čepel, ohýbáme čepele, zahýbám čepele, zahýbáme čepele, zahýbám čepel, tvarujeme čepele, nahřívám čepele, nahřeju čepel, tvaruji čepele, natvaruji čepel, vytvaruji čepel, ohneme čepel',
  ],
  [
    'regripping',
    'servis-a-upravy',
    'výměna omotávky',
    'výměna omotávky, výměna omotávek, výměna gripu, výměna gripů, přetočení gripu, přetočení omotávky, přemotání, přemotání gripu, omotání hole, omotávání holí, navinutí gripu, nová omotávka na počkání, přemotám hůl, omotám hůl, omotám hole, vyměním omotávku na počkání, přeomotám hůl',
  ],
  [
    'shortening',
    'servis-a-upravy',
    'zkrácení hole',
    'zkrácení hole, zkrácení florbalky, zkrácení hokejky, zkrácení, zkracování, zkracování florbalek, zkracování holí, zkracování hokejek, zkrátit hůl, zkrátit florbalku, uříznutí hole, zkrátím hůl, zkrátím hole, zkrátím florbalku, zkrátím shaft, uříznu hůl',
  ],
  [
    'printing',
    'servis-a-upravy',
    'potisk dresů',
    'potisk dresů, potisk, potisk triček, potisk textilu, potisk na dres, jmenovky na dresy, nažehlení čísel, výšivka, potisknu dresy, potiskneme dresy',
  ],
  [
    'painting',
    'servis-a-upravy',
    'malování masek',
    'airbrush, airbrush na masku, airbrush masky, lakování masky, malování masek, malování na masku, polep masky, polepy na masky',
  ],
  [
    'repair',
    'servis-a-upravy',
    'oprava',
    'oprava hole, oprava florbalky, oprava čepele, oprava masky, oprava branky, opravy, oprava výstroje, výměna čepele, výměna čepelí, výměna mřížky, broušení čepele, vyplétání branky, vypletení sítě, praní výstroje, čištění výstroje, lepení shaftu, opravím hůl, opravím florbalku, opravím masku, opravuji hole, opravíme hole',
  ],
  ['service', 'servis-a-upravy', 'servis', 'servis, servis holí, servis florbalek, servis výstroje, služby'],
];
