import type { ThingEntry } from './entry.ts';

/** Shoes, clothes and glasses. */
export const wear: readonly ThingEntry[] = [
  [
    'shoes',
    'boty',
    'sálová obuv',
    'boty, bota, sálovky, sálové boty, sálová obuv, sálovka, halovky, halové boty, halová obuv, tenisky, botasky, obuv, kecky, kecky do haly, boty do haly, boty na florbal, florbalové boty, florbalová obuv, obuv do haly, indoorky, indoor boty, indoor obuv, sportovní obuv, sportovní boty, boty do tělocvičny, tenisky do haly, botky, brankářské boty, boty pro brankáře, brankářská obuv, volejbalové boty, házenkářské boty, boty na volejbal, boty na házenou, salovečky, cvičky, boty na sál, boty na halu, tenisky do tělocvičny, kecky do tělocvičny, obuv do tělocvičny, boty na tělocvik, sportovní tenisky, topánky, shoes, indoor shoes, halové tenisky, sálové tenisky',
  ],
  [
    'jersey',
    'dresy',
    'dres',
    'dres, florbalový dres, hráčský dres, triko na zápas, sada dresů, týmové dresy, dres pro hráče, dres na florbal, týmový dres, zápasový dres, dresík, jersey',
  ],
  [
    'bibs',
    'dresy',
    'rozlišovák',
    'rozlišováky, rozlišovák, rozlišovací dresy, rozlišovací dres, rozlišovací vesty, rozlišovací vesta, rozlišovačky, rozlišovací trička, rozlišovací tílka, tréninkové rozlišováky, rozlišovky, rozlišovací triko',
  ],
  [
    'shorts',
    'kratasy',
    'kraťasy',
    'kraťasy, trenky, trencle, trenclíky, trenýrky, šortky, krátké kalhoty, shorts, florbalové trenýrky, florbalové kraťasy, sportovní šortky, sportovní kraťasy, bermudy',
  ],
  [
    'socks',
    'stulpny',
    'štulpny',
    'štulpny, podkolenky, štucle, ponožky, florbalové ponožky, florbalové štulpny, stucny, štucny, stulpna, fusekle, nadkolenky, ponožky na florbal, socks',
  ],
  [
    'tracksuit',
    'teplaky-a-soupravy',
    'tepláková souprava',
    'souprava, tepláková souprava, teplákovka, sportovní souprava, šusťáková souprava, šusťákovka, týmová souprava, florbalová souprava, tréninková souprava',
  ],
  [
    'sweatpants',
    'teplaky-a-soupravy',
    'tepláky',
    'tepláky, teplákové kalhoty, šusťáky, šusťákové kalhoty, tréninkové kalhoty, sportovní kalhoty, tepláčky, legíny, elasťáky',
  ],
  [
    'shirt',
    'trika-a-mikiny',
    'tričko',
    'tričko, triko, tréninkové tričko, tréninkové triko, funkční triko, funkční tričko, tílko, polokošile, termotriko, termo triko, termoprádlo, funkční prádlo, sportovní tričko, sportovní triko, polo tričko, dlouhé triko, triko s dlouhým rukávem, tričko s dlouhým rukávem, triko s krátkým rukávem, tričko s krátkým rukávem',
  ],
  [
    'hoodie',
    'trika-a-mikiny',
    'mikina',
    'mikina, sportovní mikina, klubová mikina, mikina s kapucí, klokanka, hoodie, svetr, mikča, florbalová mikina, týmová mikina',
  ],
  [
    'jacket',
    'trika-a-mikiny',
    'bunda',
    'bunda, větrovka, šusťáková bunda, zimní bunda, klubová bunda, vesta na zip',
  ],
  [
    'glasses',
    'ochranne-bryle',
    'ochranné brýle',
    'brýle, brejle, okuláry, goggles, ochranné brýle, sportovní brýle, florbalové brýle, brýle na florbal, dětské brýle, brejličky, okuliare, glasses, brýličky, gogle',
  ],
];
