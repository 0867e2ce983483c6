import { gatherDistrict, gatherLink, gatherName, type Complaint, type Gathered } from './gathered.ts';

type Row = (column: string) => string;

/** A row of a ČSÚ code list: 43 municipalities, 101 districts; 100, the regions, is built in. `today` as `YYYYMMDD`. */
export function readCodeList(row: Row, into: Gathered, today: string): Complaint {
  const code = row('CHODNOTA');
  switch (row('KODCIS')) {
    case '43':
      return isValid(row('ADMPLOD'), row('ADMNEPO'), today) ? gatherName(into, code, row('TEXT')) : undefined;
    case '101':
      return (
        gatherDistrict(into, 'csu', code, row('OKRES_LAU')) ??
        gatherDistrict(into, 'ruian', row('KOD_RUIAN'), row('OKRES_LAU'))
      );
    case '100':
      return undefined;
    default:
      return `code list ${row('KODCIS')} is none of 43, 100, 101`;
  }
}

/** A row of a ČSÚ link between code lists: 43 to 101 says in which district a municipality lies. */
export function readLink(row: Row, into: Gathered): Complaint {
  switch (`${row('KODCIS1')} ${row('KODCIS2')}`) {
    case '43 101':
      return gatherLink(into, row('CHODNOTA1'), { system: 'csu', id: row('CHODNOTA2'), name: row('TEXT2') });
    case '100 101':
      return undefined;
    default:
      return `the link ${row('KODCIS1')} to ${row('KODCIS2')} is none of 43 to 101, 100 to 101`;
  }
}

/** Dates are `dd.mm.yyyy`; 09.09.9999 means for ever, an empty one nothing. */
function isValid(from: string, to: string, today: string): boolean {
  const sortable = (date: string) => date.split('.').toReversed().join('');
  return (from === '' || sortable(from) <= today) && (to === '' || sortable(to) >= today);
}
