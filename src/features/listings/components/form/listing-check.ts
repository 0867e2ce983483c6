import { checkFields } from '../../../../contract/check-fields.ts';
import type { FormCheck } from '../../../../ui/forms/form-fields.ts';
import type { CategoryForm, Kind } from '../../../catalogue/contract.ts';
import { placeErrors, settlePlace } from '../../../places/components/settle-place.ts';
import { listingForm } from '../../form.ts';

/** The whole form's check in the browser: the very schema the server uses. */
export function listingCheck(category: CategoryForm | undefined, kind: Kind): FormCheck {
  const check = checkFields(listingForm(category, kind));
  return (fields) => placeErrors(check(settlePlace(fields)), 'placeDistrict' in fields);
}
