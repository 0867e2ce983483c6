/** Label of a card cell and the key of the attribute it shows. */
export type Cell = readonly [label: string, key: string];
const hand: Cell = ['strana', 'hand'];
const age: Cell = ['věk', 'ageGroup'];
const pieces: Cell = ['kusů', 'quantity'];
const colour: Cell = ['barva', 'colour'];
const mark: Cell = ['IFF', 'iffMark'];
const size = (key: string): Cell => ['velikost', key];
const clothes = [size('clothingSize'), ['střih', 'fit'], ['číslo', 'jerseyNumber'], colour] as const;
const goalie = [size('goalieSize'), age, colour] as const;
const volume: Cell = ['objem', 'bagVolumeL'];

/** The attributes players ask for first, in this order; from „Card line“ of the domain knowledge. */
const cells: Record<string, readonly Cell[]> = {
  florbalky: [hand, ['délka', 'shaftLengthCm'], ['flex', 'flexMm']],
  shafty: [
    ['délka', 'shaftLengthCm'],
    ['flex', 'flexMm'],
    ['materiál', 'shaftMaterial'],
  ],
  cepele: [hand, ['model', 'bladeModel'], ['tvrdost', 'bladeHardness']],
  omotavky: [['typ', 'gripType'], colour, pieces],
  micky: [pieces, colour, ['typ', 'ballType']],
  'brankarske-masky': [size('maskSize'), ['mřížka', 'maskCage'], mark],
  'brankarske-vesty': goalie,
  'brankarske-kalhoty': goalie,
  'brankarske-dresy': [size('goalieSize'), ['číslo', 'jerseyNumber'], colour],
  'brankarske-sety': [size('goalieSize'), age, ['obsah', 'setContents']],
  'brankarske-chranice-kolen': [size('kneepadSize'), ['délka', 'kneepadLength'], age],
  'brankarske-rukavice': [size('gloveSize'), colour],
  'brankarske-doplnky': [colour],
  boty: [size('shoeSizeEu'), ['stélka', 'footLengthCm'], ['střih', 'fit']],
  'vaky-na-hole': [['holí', 'bagSticks'], ['délka', 'bagLengthCm'], colour],
  toolbagy: [volume, ['holí', 'bagSticks'], ['kolečka', 'bagWheels']],
  batohy: [volume, colour],
  'sportovni-tasky': [volume, ['kolečka', 'bagWheels'], colour],
  dresy: clothes,
  kratasy: clothes,
  'teplaky-a-soupravy': clothes,
  'trika-a-mikiny': clothes,
  stulpny: [size('sockSizeEu'), colour, pieces],
  'ochranne-bryle': [size('glassesFit'), ['sklo', 'lensTint'], ['CE', 'ceMark']],
  branky: [
    ['rozměr', 'goalSize'],
    ['síť', 'netIncluded'],
    ['skládací', 'foldable'],
  ],
  'treninkove-pomucky': [['typ', 'trainingType'], pieces],
  mantinely: [pieces, mark],
  sety: [['obsah', 'bundleContents'], age],
  'servis-a-upravy': [
    ['služba', 'service'],
    ['čeho', 'serviceTarget'],
    ['předání', 'serviceMode'],
  ],
  ostatni: [['druh', 'accessoryType'], colour, pieces],
};

/** Cells of a category's cards, the most important first. */
export const cellsOf = (category: string): readonly Cell[] => cells[category] ?? [];

/** Whether cards of the category can show this attribute; buyers compare it at a glance. */
export const isOnCard = (category: string, attribute: string): boolean =>
  cellsOf(category).some(([, key]) => key === attribute);
