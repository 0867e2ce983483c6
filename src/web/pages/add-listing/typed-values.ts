import type { RouterContextProvider } from 'react-router';
import {
  mergeSubmitted,
  withResolvedPlace,
} from '../../../features/listings/components/form/merge-submitted.ts';
import { settlePlace } from '../../../features/places/components/settle-place.ts';
import { suggestPlaces } from '../../../features/places/contract.ts';
import type { FormFields } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { categoryOf } from './listing-form-data.ts';

type Context = Readonly<RouterContextProvider>;

const placesNamed = (context: Context) => async (q: string) => {
  const answer = await callApi(context, suggestPlaces, { query: { q, limit: 20 } });
  return answer.ok ? answer.data.places : [];
};

/** The raw values after a submission: displayed fields are replaced, others are kept. */
export function valuesAfter(context: Context, before: FormFields, sent: FormFields): Promise<FormFields> {
  return mergeSubmitted(before, sent, {
    categoryOf: (slug) => categoryOf(context, slug),
    placesNamed: placesNamed(context),
  });
}

/** The resolved place of a form without a category. */
export function placeAfter(context: Context, sent: FormFields): Promise<FormFields> {
  return withResolvedPlace(settlePlace(sent), placesNamed(context));
}
