import type { Database } from '../../platform/platform.ts';
import { placesNamed, type LocatedPlace } from './find.ts';
import { postcodeFits } from './postcode-region.ts';

/**
 * The municipality that a name and a postal code mean together. Where names repeat, the code decides: by the
 * imported table, or by the regions where codes with its first digit lie. Nothing for an unknown name.
 */
export async function placeOfPostcode(
  db: Database,
  name: string,
  postcode: string,
): Promise<LocatedPlace | undefined> {
  const named = await placesNamed(db, name);
  if (named.length < 2) return named[0];
  const withCode = await placesNamed(db, postcode);
  const exact = named.find((each) => withCode.some((other) => other.code === each.code));
  return exact ?? named.find((each) => postcodeFits(postcode, each.district.code)) ?? named[0];
}
