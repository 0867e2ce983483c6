import type { Profile } from '../../features/profiles/contract.ts';
import type { FormFields } from '../../ui/forms/form-fields.ts';

/** A stored profile as its form holds it. */
export function profileValues(profile: Profile): FormFields {
  const { fullName = '', companyId = '', companyName = '', vatId = '' } = profile;
  const { street = '', city = '', postcode = '', sellsAs, placeShown, phoneShown } = profile;
  const publicName = isMadeOf(profile.publicName, fullName) ? '' : profile.publicName;
  return {
    ...{ fullName, publicName, sellsAs, companyId, companyName, vatId },
    ...{ street, city, postcode, placeShown, phoneShown },
  };
}

/** Whether the shown name is the usual shortening of the full one, and so was not chosen. */
function isMadeOf(publicName: string, fullName: string): boolean {
  const words = fullName.split(' ');
  return fullName !== '' && (publicName === fullName || publicName === `${words[0]} ${words.at(-1)?.[0]}.`);
}
