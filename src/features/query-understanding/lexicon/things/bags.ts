import type { ThingEntry } from './entry.ts';

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
