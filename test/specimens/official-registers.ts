import { addressHeader, windows1250 } from './registers.ts';

/**
 * A small sample of every official list, in its columns, order and encoding, with the cases that are easily
 * parsed wrongly: units that are no places, Prague as two districts, addresses without a point, municipalities
 * that ended or moved. Except Prague, the municipalities are fictitious, and so are the district numbers except
 * their LAU1 codes.
 */
export function officialRegisters(): Record<string, string | Buffer> {
  return {
    'csu-CIS0043_CS.csv': list(
      'KODJAZ;AKRCIS;KODCIS;CHODNOTA;ZKRTEXT;TEXT;ADMPLOD;ADMNEPO;OBEC_UL;OB_UL_COR;SM_ROZSAH;SM_TYP;KODOBCE_H;DOMIN_COBC;PORCOBEC_O',
      ...[
        '"554782";"Praha";"Praha";"01.03.2001";"09.09.9999";"ano";"ano";;;"400000";"400000";1',
        '"500991";"Horní Žlutice";"Horní Žlutice";"01.01.2009";"09.09.9999";"ne";"ne";;;"400001";"400001";2',
        '"500992";"Nová Lhota n.Ř.";"Nová Lhota nad Říčkou";"01.03.2001";"09.09.9999";"ne";"ne";;;"400002";"400002";3',
        '"500990";"Zaniklá";"Zaniklá";"01.03.2001";"31.12.2004";"ne";"ne";;;"400003";"400003";4',
      ].map((row) => `"CS";"CISOB";43;${row}`),
    ),
    'csu-CIS0100_CS.csv': list(
      'KODJAZ;AKRCIS;KODCIS;CHODNOTA;ZKRTEXT;TEXT;ADMPLOD;ADMNEPO;CZNUTS;KOD_RUIAN;ZKRKRAJ',
      '"CS";"KRAJ_NUTS";100;"3000";"Extra-Regio";"Extra-Regio";"01.05.2004";"09.09.9999";"CZZZZ";;',
      '"CS";"KRAJ_NUTS";100;"3018";"Hl. m. Praha";"Hlavní město Praha";"01.03.2001";"09.09.9999";"CZ010";"19";"PHA"',
    ),
    'csu-CIS0101_CS.csv': list(
      'KODJAZ;AKRCIS;KODCIS;CHODNOTA;ZKRTEXT;TEXT;ADMPLOD;ADMNEPO;CZNUTS;OKRES_LAU;KRAJ_1960;KOD_RUIAN',
      ...[
        '"49000";"Extra-Regio";"Extra-Regio";"01.05.2004";"09.09.9999";"CZZZZZ";"CZZZZZ";;',
        '"49001";"Kolín";"Kolín";"01.03.2001";"09.09.9999";"CZ0204";"CZ0204";"32";"9204"',
        '"49002";"Nymburk";"Nymburk";"01.03.2001";"09.09.9999";"CZ0208";"CZ0208";"32";"9208"',
        '"49003";"Znojmo";"Znojmo";"01.03.2001";"09.09.9999";"CZ0647";"CZ0647";"62";"9647"',
      ].map((row) => `"CS";"OKRES_NUTS";101;${row}`),
    ),
    'csu-VAZ0043_0101_CS.csv': list(
      'KODJAZ;TYPVAZ;AKRCIS1;KODCIS1;CHODNOTA1;TEXT1;AKRCIS2;KODCIS2;CHODNOTA2;TEXT2',
      // The list of districts above lacks Prague, so it is matched by name.
      ...[
        ['"554782";"Praha"', '"49009";"Praha"'],
        ['"500991";"Horní Žlutice"', '"49003";"Znojmo"'],
        ['"500992";"Nová Lhota nad Říčkou"', '"49002";"Nymburk"'],
      ].map(([place, district]) => `"CS";"Editační vazba";"CISOB";43;${place};"OKRES_NUTS";101;${district}`),
    ),
    'csu-VAZ0100_0101_CS.csv': list(
      'KODJAZ;TYPVAZ;AKRCIS1;KODCIS1;CHODNOTA1;TEXT1;AKRCIS2;KODCIS2;CHODNOTA2;TEXT2',
      '"CS";"Editační vazba";"KRAJ_NUTS";100;"3000";"Extra-Regio";"OKRES_NUTS";101;"49000";"Extra-Regio"',
      '"CS";"Editační vazba";"KRAJ_NUTS";100;"3018";"Hlavní město Praha";"OKRES_NUTS";101;"49009";"Praha"',
    ),
    // The ministry's lists are newer: Nová Lhota has moved to Kolín, Dolní Habří is missing in the older lists.
    'mpsv-kraje.json': items({ id: 'Kraj/19', kod: '19', nazev: 'Hlavní město Praha', kodNuts3: 'CZ010' }),
    'mpsv-obce.json': items(
      { id: 'Obec/554782', kod: '554782', nazev: 'Praha', okres: 'Okres/9999' },
      { id: 'Obec/500992', kod: '500992', nazev: 'Nová Lhota nad Říčkou', okres: 'Okres/9204' },
      { id: 'Obec/500993', kod: '500993', nazev: 'Dolní Habří', okres: 'Okres/9647' },
    ),
    'mpsv-okresy.json': items(
      {
        id: 'Okres/9999',
        kod: '9999',
        nazev: 'území Hlavního města Prahy',
        kodLau: 'CZ0100',
        kraj: 'Kraj/19',
      },
      { id: 'Okres/3100', kod: '3100', nazev: 'Hlavní město Praha', kodLau: 'CZ0100', kraj: 'Kraj/19' },
      { id: 'Okres/9204', kod: '9204', nazev: 'Kolín', kodLau: 'CZ0204', kraj: 'Kraj/27' },
      { id: 'Okres/9647', kod: '9647', nazev: 'Znojmo', kodLau: 'CZ0647', kraj: 'Kraj/116' },
    ),
    'ruian-OB_500993_ADR.csv': list(
      addressHeader,
      '1;500993;Dolní Habří;;;;;490001;Dolní Habří;;;č.p.;2;;;66911;642862.17;1193960.17;2022-08-24T00:00:00',
      '2;500993;Dolní Habří;;;;;490001;Dolní Habří;700001;Na Návsi;č.p.;3;12;a;66911;;;2013-12-01T00:00:00',
    ),
    'ruian-vazby-cr.csv': list(
      'COBCE_KOD;OBEC_KOD;POU_KOD;ORP_KOD;OKRES_KOD;VUSC_KOD;REGSOUDR_KOD;STAT_KOD',
      '490000;554782;;;;19;19;1',
      '490001;500993;1;1;9647;116;60;1',
    ),
  };
}

const list = (...lines: string[]): Buffer => windows1250(`${lines.join('\n')}\n`);

const items = (...each: ({ nazev: string } & Record<string, string>)[]): string =>
  JSON.stringify({ polozky: each.map((item) => ({ ...item, nazev: { cs: item.nazev } })) });
