/** Czech names that GeoNames writes in English or misspells. */
export const renamed: Readonly<Record<string, string>> = {
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
export const movedTo: Readonly<Record<string, string>> = {
  'Harrachov CZ0514': 'CZ0512',
  'Holýšov CZ0321': 'CZ0324',
};

/** Districts that are one municipality: everything else that lies in them is a part of it. */
export const oneTownDistricts: Readonly<Record<string, string>> = { CZ0100: 'Praha', CZ0642: 'Brno' };

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
