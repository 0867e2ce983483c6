import { carry, rest, services } from './things/rest.ts';
import { wear } from './things/clothes.ts';
import { goalie } from './things/goalie.ts';
import { hall } from './things/hall.ts';
import { play } from './things/sticks.ts';
import type { ThingEntry } from './things/entry.ts';

export type { ThingEntry } from './things/entry.ts';

/** Everything that can be offered. */
export const things: readonly ThingEntry[] = [
  ...play,
  ...services,
  ...goalie,
  ...carry,
  ...wear,
  ...hall,
  ...rest,
];

/** Words that make a goalkeeper's thing of a common one: `dres` with any of them is a goalkeeper's jersey. */
export const goalieForms: readonly (readonly [noun: string, thing: string])[] = [
  ['dres', 'goalie-jersey'],
  ['triko', 'goalie-jersey'],
  ['kalhoty', 'goalie-pants'],
  ['gatě', 'goalie-pants'],
  ['katě', 'goalie-pants'],
  ['nohavice', 'goalie-pants'],
  ['pants', 'goalie-pants'],
  ['jersey', 'goalie-jersey'],
  ['vest', 'vest'],
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
  ['komplet', 'goalie-set'],
  ['set', 'goalie-set'],
  ['sada', 'goalie-set'],
  ['výbava', 'goalie-set'],
  ['vybavení', 'goalie-set'],
];

/** The marks of goalkeepers in front of a noun and behind it. */
export const goalieBefore = ['brankářský', 'gólmanský', 'goalmanský', 'goalie', 'gk', 'brank', 'brankář'];
export const goalieBehind = [
  'pro brankáře',
  'pro gólmana',
  'na brankáře',
  'na gólmana',
  'na bránu',
  'brankář',
  'brankáře',
  'gólman',
  'gólmana',
  'do brány',
  'do branky',
  'na chytání',
  'pro brankářku',
  'pro gólmanku',
  'pro goalmana',
  'pro chytače',
  'pro golíka',
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
