import { phraseBook } from '../text/phrase-book.ts';

/** Colours as the catalogue names them, by the words of listings. */
const words: Record<string, string> = {
  white: 'bílá bílý bílé bělostná white',
  vanilla: 'vanilková vanilkový krémová béžová slonovinová',
  black: 'černá černý černé black',
  grey: 'šedá šedý šedé antracitová grafitová popelavá grey gray',
  red: 'červená červený červené rudá vínová bordó red karmínová',
  orange: 'oranžová oranžový oranžové pomerančová orange',
  yellow: 'žlutá žlutý žluté citronová neonová reflexní yellow',
  green: 'zelená zelený zelené limetková olivová khaki green',
  turquoise: 'tyrkysová tyrkysový tyrkysové mentolová azurová mint',
  blue: 'modrá modrý modré navy blue blankytná',
  purple: 'fialová fialový fialové lila purpurová violet',
  pink: 'růžová růžový růžové magenta pink',
  brown: 'hnědá hnědý hnědé brown',
  gold: 'zlatá zlatý zlaté gold',
  silver: 'stříbrná stříbrný stříbrné silver',
  multi: 'vícebarevná barevná pestrá duhová',
};

export const colourBook = phraseBook(
  Object.entries(words).flatMap(([colour, list]) => list.split(' ').map((word) => [word, colour] as const)),
);

export const colourLabels: Record<string, string> = Object.fromEntries(
  Object.entries(words).map(([colour, list]) => [colour, list.split(' ')[0] ?? colour]),
);
