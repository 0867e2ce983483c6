import type { AttributeRules, AttributeValue, AttributeValues, Fact } from './contract.ts';
import { formatAttributeShort } from './format-attribute.ts';

const nbsp = '\u00a0';
const handIds = ['left', 'right', 'straight'] as const;

type Cell = readonly [label: string, key: string];
const hand: Cell = ['strana', 'hand'];
const age: Cell = ['věk', 'ageGroup'];
const pieces: Cell = ['kusů', 'quantity'];
const colour: Cell = ['barva', 'colour'];
const mark: Cell = ['IFF', 'iffMark'];
const size = (key: string): Cell => ['velikost', key];
const clothes = [size('clothingSize'), ['střih', 'fit'], ['číslo', 'jerseyNumber'], colour] as const;
const goalie = [size('goalieSize'), age, colour] as const;
const volume: Cell = ['objem', 'bagVolumeL'];

/** What players ask for first, in this order; from the domain's „Card line“. */
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

/** Up to three cells of a card's fact strip: what the seller left out has none. */
export function cardFacts(category: AttributeRules, attributes: AttributeValues): Fact[] {
  return (cells[category.slug] ?? []).flatMap((cell) => fact(cell, category, attributes) ?? []).slice(0, 3);
}

function fact([label, key]: Cell, category: AttributeRules, attributes: AttributeValues): Fact | undefined {
  const value = formatValue(key, category, attributes);
  if (value === undefined) {
    const total = key === 'shaftLengthCm' ? formatValue('totalLengthCm', category, attributes) : undefined;
    return total === undefined ? undefined : { label, value: `${total} celkem` };
  }
  if (key === 'hand') return { label, value: value, hand: onlyHand(attributes.hand) };
  if (bareNumbers.includes(key)) return { label, value: value.replace(/\s\p{L}+$/u, '') };
  return { label, value: key === 'shoeSizeEu' ? `EU${nbsp}${value}` : value };
}

/** The one side for the blade's icon; a demand that takes either has none. */
function onlyHand(value: AttributeValue | undefined): Fact['hand'] {
  const [only, another] = [value].flat();
  return another === undefined ? handIds.find((id) => id === only) : undefined;
}

/** Their label says what is counted. */
const bareNumbers = ['flexMm', 'quantity', 'bagSticks'];

function formatValue(key: string, { attributes: definitions }: AttributeRules, attributes: AttributeValues) {
  const definition = definitions.find((each) => each.key === key);
  const value = attributes[key];
  return definition && value !== undefined ? formatAttributeShort(definition, value) : undefined;
}
