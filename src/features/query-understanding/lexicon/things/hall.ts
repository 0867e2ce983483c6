import type { ThingEntry } from './entry.ts';

/** What a hall and a training need. */
export const hall: readonly ThingEntry[] = [
  [
    'goal',
    'branky',
    'branka',
    'branka, brána, bránka, brány, minibranka, mini branka, florbalová branka, florbalová brána, skládací branka, branka na florbal, brána na florbal, brankoviště',
  ],
  [
    'net',
    'branky',
    'síť do branky',
    'síť, sieť, síť do branky, síť na branku, náhradní síť, náhradní síť na branku, síťka, síť do brány, síť na bránu',
  ],
  [
    'tarp',
    'treninkove-pomucky',
    'střelecká plachta',
    'střelecká plachta, plachta do branky, plachta na střelbu, plachta do brány, plachta na branku, plachta, tréninková plachta, střílecí plachta, plachta na střílení, plachta na trénink střelby, zástěna, zástěna do branky, zástěna na branku, clona do branky',
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
