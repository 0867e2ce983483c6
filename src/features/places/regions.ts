/** NUTS3 code, name and seat of the 14 regions, in their official order. */
const table: readonly [code: string, name: string, seat: string][] = [
  ['CZ010', 'Hlavní město Praha', 'Praha'],
  ['CZ020', 'Středočeský kraj', 'Praha'],
  ['CZ031', 'Jihočeský kraj', 'České Budějovice'],
  ['CZ032', 'Plzeňský kraj', 'Plzeň'],
  ['CZ041', 'Karlovarský kraj', 'Karlovy Vary'],
  ['CZ042', 'Ústecký kraj', 'Ústí nad Labem'],
  ['CZ051', 'Liberecký kraj', 'Liberec'],
  ['CZ052', 'Královéhradecký kraj', 'Hradec Králové'],
  ['CZ053', 'Pardubický kraj', 'Pardubice'],
  ['CZ063', 'Kraj Vysočina', 'Jihlava'],
  ['CZ064', 'Jihomoravský kraj', 'Brno'],
  ['CZ071', 'Olomoucký kraj', 'Olomouc'],
  ['CZ072', 'Zlínský kraj', 'Zlín'],
  ['CZ080', 'Moravskoslezský kraj', 'Ostrava'],
];

export type Region = { readonly code: string; readonly name: string; readonly seat: string };

const all: Region[] = table.map(([code, name, seat]) => ({ code, name, seat }));
const byCode = new Map(all.map((each) => [each.code, each]));

export function allRegions(): readonly Region[] {
  return all;
}

export function regionByCode(code: string): Region | undefined {
  return byCode.get(code);
}
