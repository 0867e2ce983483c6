import { checkFields } from '../../../../contract/check-fields.ts';
import { fieldText, type FormCheck } from '../../../../ui/forms/form-fields.ts';
import type { CategoryForm, Kind } from '../../../catalogue/contract.ts';
import { placeErrors, settlePlace } from '../../../places/components/settle-place.ts';
import { listingForm } from '../../form.ts';

/**
 * Validates the whole form in the browser with the schema the server uses. A selected category whose fields are
 * not loaded yet is no error: arrow keys move through the options.
 */
export function listingCheck(category: CategoryForm | undefined, kind: Kind): FormCheck {
  const check = checkFields(listingForm(category, kind));
  return (fields) => {
    const { category: wrong, ...errors } = placeErrors(check(settlePlace(fields)), 'placeDistrict' in fields);
    return wrong && fieldText(fields, 'category') === '' ? { category: wrong, ...errors } : errors;
  };
}
