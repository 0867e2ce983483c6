/** Folded words that stand before or behind numbers and tell what is counted. */
const words = (...list: string[]) => new Set(list);
export const cm = words('cm', 'centimetr', 'centimetru', 'centimetry', 'cenťák');
export const shaftWords = words(
  'shaft',
  'shaftu',
  'shaftem',
  'saft',
  'saftu',
  'tyc',
  'tyce',
  'tycka',
  'tycky',
);
export const totalWords = words('celkova', 'celkove', 'celkem', 'celkovou', 'celk', 'celek', 'total', 'cela');
export const lengthWords = words(
  'delka',
  'delky',
  'delce',
  'delku',
  'dlouha',
  'dlouhy',
  'dlouhe',
  'd',
  'dl',
  'delkou',
  'dlzka',
  'dlzky',
);
export const withHandle = words('rukojeti', 'rukojet', 'cepele', 'cepeli', 'cepel', 'omotavky');
export const flexWords = words(
  'flex',
  'flexu',
  'flexem',
  'fl',
  'tvrdost',
  'tvrdosti',
  'flexibilita',
  'flexi',
  'flexova',
  'flexove',
  'flexovy',
);
export const sizeWords = words(
  'vel',
  'velikost',
  'velikosti',
  'velikosti',
  'c',
  'cislo',
  'size',
  'v',
  'velkost',
  'velkosti',
);
export const euWords = words('eu', 'eur', 'euro', 'evropska');
export const years = words('let', 'roky', 'rok', 'roku', 'lety', 'lete', 'letych');
export const yearsOld = words(
  'lety',
  'leteho',
  'lete',
  'leta',
  'letou',
  'letemu',
  'letych',
  'letymi',
  'leti',
  'letak',
  'letaka',
  'letej',
  'r',
);
export const counted = words(
  'ks',
  'kus',
  'kusu',
  'kusy',
  'kusech',
  'x',
  'krat',
  'par',
  'paru',
  'pary',
  'kg',
  'g',
  'gramu',
  'l',
  'litru',
  'mm',
  'm',
  'km',
  'zapasu',
  'zapasy',
  'treninku',
  'treninky',
  'mesicu',
  'mesice',
  'mesic',
  'sezon',
  'sezony',
  'sezonu',
  'dnu',
  'dni',
  'tydnu',
  'hodine',
  'hod',
  'h',
  'procent',
  'dilu',
  'dily',
  'hraci',
  'hracu',
  'minut',
  'minuty',
);
export const heights = words(
  'vyska',
  'vysky',
  'vysku',
  'vysoky',
  'vysoka',
  'meri',
  'merim',
  'postava',
  'postavu',
  'hrac',
  'vysce',
  'vyskou',
);
/** Things that are also counted: `vak na 3 hole`, yet `20 míčků` are what is offered. */
export const countedThings = words('holi', 'hole', 'micku', 'mickum', 'balonku');
/** Words between a container and how much goes into it. */
export const holding = words('na', 'pro', 'az', 'do', 'o', 'kapacita', 'cca', 'plus', 'mam');
/** What is measured around or across says nothing that is searched by. */
export const rounds = words('obvod', 'hlavy', 'rozmer', 'rozmery');
export const metres = words('metr', 'metru', 'metry', 'm');
export const otherLabels = words(
  'sezona',
  'sezony',
  'rok',
  'roku',
  'rocnik',
  'kupovano',
  'koupeno',
  'zaruka',
  'cislo',
  'po',
  'telefon',
  'tel',
  'od',
  'zapustka',
  'praha',
  'zahnuti',
  'zakriveni',
  'hodine',
  'sc',
  'liga',
);
export const shoeTotalLabels = words('stelka', 'stelky', 'stelku', 'vlozka', 'vlozky');
