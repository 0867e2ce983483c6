import { gatherLink, isCode, type Complaint, type Gathered } from './gathered.ts';
import { inCzechia } from './krovak.ts';

type Row = (column: string) => string;

/** One address of RÚIAN: it gives its municipality a postal code and, mostly, a point. */
export function readAddress(row: Row, into: Gathered): Complaint {
  const code = row('Kód obce');
  const name = row('Název obce');
  const postcode = row('PSČ');
  if (!isCode(code)) return `"${code}" is not the code of a municipality`;
  if (name === '') return `municipality ${code} has no name`;
  if (postcode !== '' && !/^\d{5}$/.test(postcode)) return `"${postcode}" is not a postal code`;

  let addresses = into.addresses.get(code);
  if (!addresses) {
    addresses = { name, count: 0, located: 0, sumY: 0, sumX: 0, postcodes: new Set() };
    into.addresses.set(code, addresses);
  }
  addresses.count += 1;
  if (postcode !== '') addresses.postcodes.add(postcode);
  if (row('Souřadnice Y') === '' && row('Souřadnice X') === '') return undefined;
  const y = Number(row('Souřadnice Y'));
  const x = Number(row('Souřadnice X'));
  if (!inCzechia(y, x))
    return `coordinates ${row('Souřadnice Y')}, ${row('Souřadnice X')} do not lie in Czechia`;
  addresses.located += 1;
  addresses.sumY += y;
  addresses.sumX += x;
}

/** A row of RÚIAN's `vazby-cr.csv`, which links parts of municipalities upwards. */
export function readStructure(row: Row, into: Gathered): Complaint {
  const code = row('OBEC_KOD');
  // Prague is its own district and has none above it.
  if (row('OKRES_KOD') === '' && row('VUSC_KOD') === '19') {
    return gatherLink(into, code, { system: 'ruian', id: '9999', name: 'Praha' });
  }
  return gatherLink(into, code, { system: 'ruian', id: row('OKRES_KOD') });
}
