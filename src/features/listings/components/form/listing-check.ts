import { checkFields } from '../../../../contract/check-fields.ts';
import { fieldText, type FormCheck } from '../../../../ui/forms/form-fields.ts';
import type { CategoryForm, Kind } from '../../../catalogue/contract.ts';
import { placeErrors, settlePlace } from '../../../places/components/settle-place.ts';
import { listingForm } from '../../form.ts';

/**
 * The whole form's check in the browser: the very schema the server uses. A category that is chosen, but whose fields
 * are not here yet, is nothing wrong: arrow keys walk through the choices.
 */
export function listingCheck(category: CategoryForm | undefined, kind: Kind): FormCheck {
  const check = checkFields(listingForm(category, kind));
  return (fields) => {
    const { category: wrong, ...errors } = placeErrors(check(settlePlace(fields)), 'placeDistrict' in fields);
    return wrong && fieldText(fields, 'category') === '' ? { category: wrong, ...errors } : errors;
  };
}
