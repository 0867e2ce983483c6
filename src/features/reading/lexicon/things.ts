/** What can be offered: a name of ours, the leaf it belongs to, its Czech label and all that people call it. */
export type ThingEntry = readonly [thing: string, category: string, label: string, names: string];

const play: readonly ThingEntry[] = [
  [
    'stick',
    'florbalky',
    'florbalka',
    'florbalka, florbálka, hůl, hul, hole, florbalová hůl, hůl na florbal, hokejka, florbalová hokejka, florbalovka, pálka, florbalová pálka, stick, florbalový stick, floorballka, klacek, florbalák, kompletní hůl, hokejčička, hůlka, hulka, florbalka komplet, hokejka na florbal, florbalhůl, florbalhul',
  ],
  [
    'blade',
    'cepele',
    'čepel',
    'čepel, čepelka, florbalová čepel, náhradní čepel, čepel na florbalku, čepel na hůl, list na hůl, list na florbalku, list na hokejku, florbalový list, náhradní list, lopatka, lopata na florbalku, pádlo, blade, háček na hůl, hák na hůl, blejd',
  ],
  [
    'shaft',
    'shafty',
    'shaft',
    'shaft, šaft, samotný shaft, tyč, tyčka, násada, žerď, florbalová tyč, tyč na florbalku, hůl bez čepele, florbalka bez čepele, shaft na florbalku, tyčka na florbal, trubka na florbalku',
  ],
  [
    'grip',
    'omotavky',
    'omotávka',
    'omotávka, grip, gripa, rukojeť, overgrip, over grip, topgrip, top grip, návin, ovinovačka, omotávka na florbalku, omotávka na hůl, páska na hůl, grip na hůl, grip na florbalku, obmotávka, gripovka',
  ],
  [
    'ball',
    'micky',
    'míček',
    'míček, míč, míče, florbalový míček, florbalový míč, míčky na florbal, balónek, balonek, balon, balony, balónky na florbal, florbalový balonek, kulička, děrovaný míček, zápasové míčky, tréninkové míčky, sada míčků, sáček míčků',
  ],
  [
    'service',
    'servis-a-upravy',
    'servis',
    'servis, ohýbání čepelí, ohýbání, ohnutí čepele, ohýbám čepele, tvarování čepelí, tvarování, zahýbání čepelí, zahnutí na míru, zahnutí čepele, zahýbání, zahnout čepel, ohnout čepel, kalibrace, kalibrace čepele, výměna čepele, výměna čepelí, výměna omotávky, výměna omotávek, výměna gripu, nová omotávka na počkání, omotání hole, zkrácení hole, zkrácení florbalky, zkrácení, zkracování, zkracování florbalek, zkracování holí, zkrátit hůl, zkrátit florbalku, oprava hole, oprava florbalky, oprava čepele, oprava masky, opravy, potisk dresů, potisk, potisk triček, airbrush, airbrush na masku, broušení čepele, broušení, vyplétání branky, navinutí gripu, servis holí, servis florbalek, lakování masky, polep masky, praní výstroje, čištění výstroje',
  ],
];

const goalie: readonly ThingEntry[] = [
  [
    'mask',
    'brankarske-masky',
    'brankářská maska',
    'maska, helma, přilba, košík, mřížka, mřížka na masku, florbalová maska, florbalová helma, helma na florbal, maska na florbal, goalie maska, maska do brány, helma do brány, kukla',
  ],
  [
    'vest',
    'brankarske-vesty',
    'brankářská vesta',
    'vesta, hrudník, chránič hrudi, chránič hrudníku, hrudní chránič, tričko s chrániči, triko s chrániči, florbalová vesta, vesta do brány, hrudní vesta, vesta s chrániči',
  ],
  [
    'goalie-pants',
    'brankarske-kalhoty',
    'brankářské kalhoty',
    'kalhoty, kaťata, kalhoty do brány, florbalové kalhoty, polstrované kalhoty, kalhoty s chrániči, florbalové kalhoty do brány',
  ],
  [
    'kneepads',
    'brankarske-chranice-kolen',
    'chrániče kolen',
    'chrániče kolen, chránič kolen, chránič kolene, chránič na kolena, chrániče na kolena, kolenní chrániče, nákoleníky, nákoleník, kolena, kolenáče, kolínka, kolenačky, florbalová kolena, chrániče na kolínka, knee pads, kneepads, chrániče holení, chrániče nohou, betony',
  ],
  [
    'goalie-gloves',
    'brankarske-rukavice',
    'brankářské rukavice',
    'rukavice, rukavičky, florbalové rukavice, rukavice do brány, rukavice na florbal',
  ],
  [
    'goalie-jersey',
    'brankarske-dresy',
    'brankářský dres',
    'dres do brány, dres s vycpávkami, dres s polstrováním',
  ],
  [
    'goalie-set',
    'brankarske-sety',
    'brankářská výstroj',
    'brankářská výstroj, brankářské vybavení, brankářský set, brankářský komplet, brankářská výbava, výstroj pro brankáře, výbava pro brankáře, vybavení pro brankáře, set pro brankáře, komplet pro brankáře, gólmanská výstroj, gólmanská výbava, gólmanský set, gólmanské vybavení, výstroj pro gólmana, výbava pro gólmana, vybavení pro gólmana, výstroj do brány, výbava do brány, kompletní výstroj, brankářská sada, brankářská souprava, goalie set, výstroj, brankařina',
  ],
  [
    'jock',
    'brankarske-doplnky',
    'suspenzor',
    'suspenzor, suspensor, suspik, genitál, chránič genitálií, chránič slabin, chránič rozkroku, skořápka, pindovka, tříselný chránič, chránič třísel',
  ],
  [
    'neck',
    'brankarske-doplnky',
    'chránič krku',
    'chránič krku, nákrčník, krční chránič, chránič na krk, límec, krk',
  ],
  [
    'elbows',
    'brankarske-doplnky',
    'chrániče loktů',
    'chrániče loktů, chránič loktů, chránič lokte, chrániče na lokty, loketní chrániče, loktovky, lokty, nálokotníky',
  ],
];

const carry: readonly ThingEntry[] = [
  [
    'stickbag',
    'vaky-na-hole',
    'vak na hole',
    'vak, vak na hole, vak na hůl, vak na florbalky, vak na florbalku, vak na hokejky, stickbag, stick bag, stikbeg, pytel, pytel na hole, pytel na florbalky, taška na hole, taška na florbalky, taška na hůl, taška na hokejky, týmová taška na hole, týmový vak, florbalový vak, bag na hole, vak na výstroj',
  ],
  [
    'cover',
    'vaky-na-hole',
    'obal na florbalku',
    'obal, pouzdro, obal na hůl, obal na hole, obal na florbalku, obal na florbalky, obal na hokejku, pouzdro na hůl, pouzdro na hole, pouzdro na florbalku, futrál, futrál na hůl, futrál na florbalku, povlak na hůl',
  ],
  ['toolbag', 'toolbagy', 'toolbag', 'toolbag, tool bag, toulbeg, toolbeg, tulbeg, tůlbeg, velký vak'],
  [
    'backpack',
    'batohy',
    'batoh',
    'batoh, batůžek, ruksak, baťoh, krosna, florbalový batoh, batoh na florbal, sportovní batoh, batoh s držákem na hůl, backpack, batoh na hůl',
  ],
  [
    'bag',
    'sportovni-tasky',
    'sportovní taška',
    'taška, bágl, kufr, sportovní taška, brankářská taška, taška pro brankáře, gólmanská taška, taška na výstroj, taška na kolečkách, taška přes rameno, florbalová taška, taška na florbal, taštička, kabela, brankářský bag',
  ],
];

const wear: readonly ThingEntry[] = [
  [
    'shoes',
    'boty',
    'sálová obuv',
    'boty, bota, sálovky, sálové boty, sálová obuv, sálovka, halovky, halové boty, halová obuv, tenisky, botasky, obuv, kecky, kecky do haly, boty do haly, boty na florbal, florbalové boty, florbalová obuv, obuv do haly, indoorky, indoor boty, indoor obuv, sportovní obuv, sportovní boty, boty do tělocvičny, tenisky do haly, botky, brankářské boty, boty pro brankáře, brankářská obuv, volejbalové boty, házenkářské boty, boty na volejbal, boty na házenou, salovečky, cvičky, boty na sál, boty na halu',
  ],
  [
    'jersey',
    'dresy',
    'dres',
    'dres, florbalový dres, hráčský dres, triko na zápas, sada dresů, týmové dresy, dres pro hráče, dres na florbal, týmový dres, zápasový dres, dresík',
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
    'kraťasy, trenky, trenýrky, šortky, krátké kalhoty, florbalové trenýrky, florbalové kraťasy, sportovní šortky, sportovní kraťasy, bermudy',
  ],
  [
    'socks',
    'stulpny',
    'štulpny',
    'štulpny, podkolenky, štucle, ponožky, florbalové ponožky, florbalové štulpny, stucny, štucny, stulpna, fusekle, nadkolenky',
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
    'tričko, triko, tréninkové tričko, tréninkové triko, funkční triko, funkční tričko, tílko, polokošile, termotriko, termo triko, termoprádlo, funkční prádlo, sportovní tričko, sportovní triko, polo tričko, dlouhé triko',
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
    'brýle, brejle, okuláry, goggles, ochranné brýle, sportovní brýle, florbalové brýle, brýle na florbal, dětské brýle, brejličky, brýličky, gogle',
  ],
];

const hall: readonly ThingEntry[] = [
  [
    'goal',
    'branky',
    'branka',
    'branka, brána, bránka, brány, florbalová branka, florbalová brána, skládací branka, branka na florbal, brána na florbal, brankoviště',
  ],
  [
    'net',
    'branky',
    'síť do branky',
    'síť, síť do branky, síť na branku, náhradní síť, náhradní síť na branku, síťka, síť do brány, síť na bránu',
  ],
  [
    'tarp',
    'treninkove-pomucky',
    'střelecká plachta',
    'střelecká plachta, plachta do branky, plachta na střelbu, plachta do brány, plachta na branku, plachta, tréninková plachta, střílecí plachta',
  ],
  [
    'board',
    'treninkove-pomucky',
    'střelecká deska',
    'střelecká deska, střelecká podložka, deska na střelbu, tréninková deska, střílecí deska, deska na střílení, podložka na střelbu',
  ],
  [
    'dribbling',
    'treninkove-pomucky',
    'driblovací pomůcka',
    'driblovací podložka, driblovací pomůcka, driblovací kolečko, stickhandling, tréninková pomůcka, nahrávač, rebounder, odrážedlo, tréninkový žebřík, koordinační žebřík, agility žebřík, žebřík, překážky, florbalový trenažér, trenažér',
  ],
  [
    'cones',
    'treninkove-pomucky',
    'kužely',
    'kužely, kužel, mety, meta, tréninkové kužely, tréninkové mety, kloboučky, kuželky, kužílky, mety na florbal, slalomové tyče',
  ],
  [
    'tactics',
    'treninkove-pomucky',
    'trenérská tabulka',
    'trenérská tabulka, trenérská tabule, taktická tabule, taktická tabulka, tabulka pro trenéra, trenérské desky, taktické desky, tabulka, tabule',
  ],
  ['radar', 'treninkove-pomucky', 'měřič rychlosti', 'radar, měřič rychlosti, měřič rychlosti střely'],
  ['boards', 'mantinely', 'mantinely', 'mantinely, mantinel, hrazení, vozík na mantinely'],
];

const rest: readonly ThingEntry[] = [
  ['headband', 'ostatni', 'čelenka', 'čelenka, čelenka na hlavu, potítko na hlavu, sportovní čelenka'],
  ['wristband', 'ostatni', 'potítko', 'potítko, potítka, potítko na ruku, potítko na zápěstí'],
  [
    'bottle',
    'ostatni',
    'láhev',
    'láhev, lahev, láhev na pití, bidon, flaška, lahvička, sportovní láhev, flaška na pití',
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
    'knob',
    'ostatni',
    'koncovka',
    'koncovka, koncovka na hůl, koncovka na florbalku, hlavice na hůl, víčko na hůl, špunt na hůl',
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

export const things: readonly ThingEntry[] = [...play, ...goalie, ...carry, ...wear, ...hall, ...rest];

/** Words that make a goalkeeper's thing of a common one: `dres` with any of them is a goalkeeper's jersey. */
export const goalieForms: readonly (readonly [noun: string, thing: string])[] = [
  ['dres', 'goalie-jersey'],
  ['triko', 'goalie-jersey'],
  ['kalhoty', 'goalie-pants'],
  ['gatě', 'goalie-pants'],
  ['kaťata', 'goalie-pants'],
  ['rukavice', 'goalie-gloves'],
  ['maska', 'mask'],
  ['helma', 'mask'],
  ['přilba', 'mask'],
  ['košík', 'mask'],
  ['vesta', 'vest'],
  ['hrudník', 'vest'],
  ['chránič hrudi', 'vest'],
  ['chránič hrudníku', 'vest'],
  ['kolena', 'kneepads'],
  ['kolenáče', 'kneepads'],
  ['nákoleníky', 'kneepads'],
  ['chrániče kolen', 'kneepads'],
  ['chrániče', 'kneepads'],
  ['boty', 'shoes'],
  ['obuv', 'shoes'],
  ['sálovky', 'shoes'],
  ['taška', 'bag'],
  ['bágl', 'bag'],
  ['suspenzor', 'jock'],
  ['nákrčník', 'neck'],
  ['chránič krku', 'neck'],
  ['lokty', 'elbows'],
  ['chrániče loktů', 'elbows'],
];

/** The marks of goalkeepers in front of a noun and behind it. */
export const goalieBefore = ['brankářský', 'gólmanský', 'goalmanský', 'goalie', 'gk'];
export const goalieBehind = [
  'pro brankáře',
  'pro gólmana',
  'na brankáře',
  'na gólmana',
  'na bránu',
  'brankář',
  'gólman',
];

export const goalieThings = [
  'mask',
  'vest',
  'goalie-pants',
  'kneepads',
  'goalie-gloves',
  'goalie-jersey',
  'goalie-set',
  'jock',
  'neck',
  'elbows',
];
