import type { Hand } from '../facts/fact.ts';
import { phraseBook } from '../text/phrase-book.ts';

const sides: readonly (readonly [Hand, string])[] = [
  [
    'left',
    'levá, levý, lev, lava, ľavá, ľavú, ľavák, levé, levou, levák, leváka, levačka, levoruký, pro leváka, left, lefty, vlevo, nalevo, ohyb doleva, zahnutí doleva, zahnutá doleva, ohnutá doleva, na levačku, levostranná, levoruká, ľavostranná, levá ruka dole, ruka dole levá, levotočivá, levou ruku, na levou ruku, na levou stranu, levá strana',
  ],
  [
    'right',
    'pravá, pravý, prav, pravú, pravé, pravou, pravák, praváka, pravačka, pravoruký, pro praváka, right, righty, vpravo, napravo, ohyb doprava, zahnutí doprava, zahnutá doprava, ohnutá doprava, na pravačku, pravostranná, pravoruká, pravá ruka dole, ruka dole pravá, pravotočivá, pravou ruku, na pravou ruku, na pravou stranu, pravá strana',
  ],
  [
    'straight',
    'rovná čepel, rovnou čepel, nezahnutá, bez zahnutí, neutrální, oboustranná, rovná bez zahnutí',
  ],
];

/** The side of a stick. `Levá ruka nahoře` tells the other side in a way that sellers mix up: it tells nothing. */
export const sideBook = phraseBook<Hand | 'unclear'>([
  ['levá ruka nahoře', 'unclear'],
  ['pravá ruka nahoře', 'unclear'],
  ...sides.flatMap(([hand, list]) => list.split(', ').map((phrase) => [phrase, hand] as const)),
]);
