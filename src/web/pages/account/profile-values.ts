import { isGivenName } from '../../../features/accounts/rules.ts';
import type { Profile } from '../../../features/profiles/contract.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';

/** A stored profile as the values of its form. */
export function profileValues(profile: Profile): FormFields {
  const { fullName = '', companyId = '', companyName = '', vatId = '' } = profile;
  const { street = '', city = '', postcode = '', sellsAs, placeShown, phoneShown } = profile;
  const publicName = isChosen(profile.publicName, fullName) ? profile.publicName : '';
  const seat = { street, city, postcode };
  return { fullName, publicName, sellsAs, companyId, companyName, vatId, ...seat, placeShown, phoneShown };
}

/** Whether the user chose the name: it is neither generated nor derived from the full name. */
function isChosen(publicName: string, fullName: string): boolean {
  const words = fullName.split(' ');
  const initial = words.length > 1 && /^\p{Lu}/u.exec(words.at(-1) ?? '')?.[0];
  const made = initial ? `${words[0]} ${initial}.` : fullName;
  return isGivenName(publicName) && publicName !== made;
}
