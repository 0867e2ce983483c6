import type { LineKind } from '../../catalogue/index.ts';

/** Lines seen on the market beyond those of the catalogue, which suggests only what it could confirm. */
export const moreLines: readonly (readonly [brand: string, kind: LineKind, names: readonly string[]])[] = [
  [
    'asics',
    'shoes',
    [
      'Gel-Beyond',
      'Gel-Blade',
      'Gel-Court',
      'Gel-Tactic',
      'Gel-Task',
      'Gel-Domain',
      'Upcourt',
      'Gel-Hunter',
      'Gel-Fastball',
      'Powerbreak',
      'Netburner Ballistic',
      'Metarise',
    ],
  ],
  [
    'mizuno',
    'shoes',
    [
      'Wave Lightning',
      'Wave Momentum',
      'Wave Tornado',
      'Thunder Blade',
      'Wave Dimension',
      'Wave Voltage',
      'Wave Hurricane',
      'Cyclone Speed',
    ],
  ],
  ['adidas', 'shoes', ['Court Flight', 'Essence', 'Court Stabil', 'Multido', 'Adizero', 'Counterblast']],
  [
    'salming',
    'shoes',
    ['Recoil', 'Rival', 'Speed', 'Eagle', 'Flyer', '91 Goalie', 'Hawk Court', 'Recoil Strike'],
  ],
  ['hummel', 'shoes', ['Algiz', 'Root Elite', 'Omni']],
  ['kempa', 'shoes', ['Attack', 'Wing Lite', 'Attack Contender', 'Wing 2.0']],
  ['joma', 'shoes', ['Liga', 'Regate', 'Super Regate']],
  ['nike', 'shoes', ['Air Zoom HyperAce', 'React HyperSet', 'Tiempo Indoor', 'Court Vision']],
  ['puma', 'shoes', ['Explode', 'Varion', 'Solarflash']],
  ['exel', 'shoes', ['Voltage', 'Adrenaline']],
  ['oxdog', 'shoes', ['X-Guard Court', 'Hyperspeed']],
  ['unihoc', 'shoes', ['U4', 'U4 Plus', 'U5 Pro']],
];
