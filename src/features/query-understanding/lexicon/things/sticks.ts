import type { ThingEntry } from './entry.ts';

/** Sticks, their parts and balls. */
export const play: readonly ThingEntry[] = [
  [
    'stick',
    'florbalky',
    'florbalka',
    'florbalka, florbálka, hůl, hul, hole, florbalová hůl, hůl na florbal, hokejka, florbalová hokejka, florbalovka, pálka, florbalová pálka, stick, florbalový stick, floorballka, klacek, florbalák, kompletní hůl, hokejčička, hůlka, hulka, florbalka komplet, hokejka na florbal, florbalhůl, florbalhul, palica, palice, florbalka s čepelí',
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
    'shaft, šaft, samotný shaft, samotná tyč, tyč, tyčka, násada, žerď, florbalová tyč, tyč na florbalku, hůl bez čepele, florbalka bez čepele, shaft na florbalku, tyčka na florbal, trubka na florbalku',
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
    'míček, míč, míče, florbalový míček, florbalový míč, míčky na florbal, balónek, balonek, balon, balony, balónky na florbal, florbalový balonek, kulička, děrovaný míček, děrák, děravý míček, míčky děravé, dírkovaný míček, míček s dírkami, zápasové míčky, tréninkové míčky, sada míčků, sáček míčků, pytel míčků, pytel tréninkových míčků, pytel florbalových míčků, sada florbalových míčků, sada tréninkových míčků, balení florbalových míčků, síťka míčků, krabice míčků, balení míčků, balík míčků, loptička, lopta, florbalová loptička',
  ],
];
