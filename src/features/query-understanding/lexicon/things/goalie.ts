import type { ThingEntry } from './entry.ts';

/** What a goalkeeper wears. */
export const goalie: readonly ThingEntry[] = [
  [
    'mask',
    'brankarske-masky',
    'brankářská maska',
    'maska, helma, helmice, helem, přilba, košík, mřížka, mřížka na masku, florbalová maska, florbalová helma, helma na florbal, maska na florbal, goalie maska, maska do brány, helma do brány, kukla, helmet, face mask, chránič hlavy, chránič obličeje',
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
    'kalhoty, nohavice, kaťata, gatě do brány, gatě na bránu, kalhoty do brány, florbalové kalhoty, polstrované kalhoty, kalhoty s chrániči, florbalové kalhoty do brány',
  ],
  [
    'kneepads',
    'brankarske-chranice-kolen',
    'chrániče kolen',
    'chrániče kolen, chrániče, chránič kolen, chránič kolene, chránič na kolena, chrániče na kolena, kolenní chrániče, nákoleníky, nákoleník, kolena, kolenáče, kolínka, kolenačky, florbalová kolena, chrániče na kolínka, knee pads, kneepads, chrániče kolien, chrániče holení, chrániče nohou, betony',
  ],
  [
    'goalie-gloves',
    'brankarske-rukavice',
    'brankářské rukavice',
    'rukavice, rukavičky, lapačky, gloves, florbalové rukavice, rukavice do brány, rukavice na florbal',
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
    'brankářská výstroj, brankářské vybavení, brankářský set, brankářský komplet, brankářská výbava, výstroj pro brankáře, výbava pro brankáře, vybavení pro brankáře, set pro brankáře, komplet pro brankáře, gólmanská výstroj, gólmanská výbava, gólmanský set, gólmanské vybavení, výstroj pro gólmana, výbava pro gólmana, vybavení pro gólmana, výstroj do brány, výbava do brány, kompletní výstroj, výzbroj pro brankáře, výzbroj pro gólmana, brankářská výzbroj, gólmanská výzbroj, brankářská sada, brankářská souprava, goalie set, výstroj, brankařina',
  ],
  [
    'jock',
    'brankarske-doplnky',
    'suspenzor',
    'suspenzor, suspensor, suspik, genitál, chránič genitálií, chránič slabin, chránič rozkroku, skořápka, suspák, suspáky, pindovka, tříselný chránič, chránič třísel',
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
