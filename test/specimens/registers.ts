import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Point } from '../../src/features/places/distance.ts';
import { toKrovak } from '../../src/features/places/import/krovak.ts';

/** A municipality for generated files in the official formats. */
export type Specimen = { code: string; name: string; district: string; point?: Point; postcodes?: string[] };

const lines = (rows: string[], end = '\n') => windows1250(rows.join(end) + end);
const quoted = (text: string) => `"${text}"`;

export const addressHeader =
  'Kód ADM;Kód obce;Název obce;Kód MOMC;Název MOMC;Kód obvodu Prahy;Název obvodu Prahy;Kód části obce;' +
  'Název části obce;Kód ulice;Název ulice;Typ SO;Číslo domovní;Číslo orientační;Znak čísla orientačního;' +
  'PSČ;Souřadnice Y;Souřadnice X;Platí Od';

/** RÚIAN addresses: one per postal code, all at the municipality's point. */
export function addressFile(places: Specimen[], end?: string): Buffer {
  const rows = places.flatMap(({ code, name, point, postcodes = [] }) => {
    const metres = point && toKrovak(point);
    const at = metres ? `${metres.y.toFixed(2)};${metres.x.toFixed(2)}` : ';';
    return postcodes.map(
      (postcode, i) => `${i};${code};${name};;;;;1;${name};;;č.p.;1;;;${postcode};${at};2020-01-01T00:00:00`,
    );
  });
  return lines([addressHeader, ...rows], end);
}

/** ČSÚ code list 43: municipalities. */
export function codeListFile(places: (Specimen & { validTo?: string })[]): Buffer {
  const header = 'KODJAZ;AKRCIS;KODCIS;CHODNOTA;ZKRTEXT;TEXT;ADMPLOD;ADMNEPO;OBEC_UL';
  const rows = places.map(({ code, name, validTo = '09.09.9999' }) =>
    [
      '"CS";"CISOB";43',
      quoted(code),
      quoted(name),
      quoted(name),
      '"01.03.2001"',
      quoted(validTo),
      '"ne"',
    ].join(';'),
  );
  return lines([header, ...rows]);
}

/** ČSÚ relation of lists 43 and 101: districts by name, numbered arbitrarily. */
export function linkFile(places: Specimen[]): Buffer {
  const header = 'KODJAZ;TYPVAZ;AKRCIS1;KODCIS1;CHODNOTA1;TEXT1;AKRCIS2;KODCIS2;CHODNOTA2;TEXT2';
  const rows = places.map(({ code, name, district }) =>
    ['"CS";"x";"CISOB";43', quoted(code), quoted(name), '"OKRES_NUTS";101;"4"', quoted(district)].join(';'),
  );
  return lines([header, ...rows]);
}

/** MPSV lists: municipalities under districts numbered as in RÚIAN. */
export function mpsvFiles(
  places: Specimen[],
  districts: { id: string; lau: string }[],
): { places: string; districts: string } {
  const numberOf = (lau: string) => districts.find((each) => each.lau === lau)?.id ?? '';
  return {
    places: JSON.stringify({
      polozky: places.map(({ code, name, district }) => ({
        id: `Obec/${code}`,
        kod: code,
        nazev: { cs: name },
        okres: `Okres/${numberOf(district)}`,
      })),
    }),
    districts: JSON.stringify({
      polozky: districts.map(({ id, lau }) => ({
        id: `Okres/${id}`,
        kod: id,
        nazev: { cs: lau },
        kodLau: lau,
      })),
    }),
  };
}

/** Encodes Czech text in Windows-1250, for tests of the decoder; the platform has no such encoder. */
export function windows1250(text: string): Buffer {
  return Buffer.from(text.split('').map((letter) => bytes.get(letter) ?? letter.charCodeAt(0)));
}
const bytes = new Map(
  Array.from(
    { length: 128 },
    (_, i) => [new TextDecoder('windows-1250').decode(Uint8Array.of(128 + i)), 128 + i] as const,
  ),
);

/** A zip archive with each file compressed by deflate. */
export async function zipOf(files: { name: string; content: Buffer }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}
