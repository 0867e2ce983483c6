import type { RouterContextProvider } from 'react-router';
import { fieldsAfter } from '../../../features/listings/components/form/fields-after.ts';
import { suggestPlaces } from '../../../features/places/contract.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { categoryOf } from './listing-form-data.ts';

/** The raw values after a form was sent: what it showed is replaced, what it did not show stays. */
export function valuesAfter(
  context: Readonly<RouterContextProvider>,
  before: FormFields,
  sent: FormFields,
): Promise<FormFields> {
  return fieldsAfter(before, sent, {
    categoryOf: (slug) => categoryOf(context, slug),
    placesNamed: async (q) => {
      const answer = await callApi(context, suggestPlaces, { query: { q, limit: 20 } });
      return answer.ok ? answer.data.places : [];
    },
  });
}
