/** The regions in which postal codes with this first digit lie; a rule of thumb for places without a table. */
const regionsByDigit: Readonly<Record<string, readonly string[]>> = {
  '1': ['CZ010'],
  '2': ['CZ020'],
  '3': ['CZ031', 'CZ032', 'CZ041', 'CZ063'],
  '4': ['CZ042', 'CZ051'],
  '5': ['CZ051', 'CZ052', 'CZ053', 'CZ063', 'CZ064'],
  '6': ['CZ063', 'CZ064', 'CZ072'],
  '7': ['CZ071', 'CZ072', 'CZ080'],
};

/** Whether a postal code may belong to a place of this district. */
export function postcodeFits(postcode: string, districtCode: string): boolean {
  return (regionsByDigit[postcode.charAt(0)] ?? []).includes(districtCode.slice(0, 5));
}
