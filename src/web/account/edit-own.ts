import type { RouterContextProvider } from 'react-router';
import type { FieldErrors } from '../../contract/errors.ts';
import { type OwnListing, editListing } from '../../features/listings/contract.ts';
import { placeErrors } from '../../features/places/components/settle-place.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { callApi } from '../api-client.ts';
import { photoAction } from '../photos/photo-action.ts';
import { readSentForm } from '../photos/sent-form.ts';
import { listingFormData } from '../wizard/listing-form-data.ts';
import { valuesAfter } from '../wizard/typed-values.ts';

type Outcome = {
  code?: string;
  message?: string;
  fields?: FieldErrors;
  photoErrors?: string[];
  removed?: string;
};

/**
 * Takes the form of an own listing: saves it, or only changes its photos or shows the fields of another category.
 * Whatever it was, the answer carries everything that was typed.
 */
export async function editOwn(context: Readonly<RouterContextProvider>, request: Request, own: OwnListing) {
  const sent = await readSentForm(request, context, own.albumId);
  const values = await valuesAfter(context, own.values, sent.fields);
  const answer = async (status: number, outcome: Outcome) => ({
    status,
    saved: undefined,
    answer: {
      code: '',
      message: '',
      fields: {},
      ...outcome,
      values,
      form: await listingFormData(context, values),
    },
  });

  const photos = own.albumId ? await photoAction(context, own.albumId, sent) : undefined;
  if (photos) return answer(photos.photoErrors.length > 0 ? 422 : 200, photos);
  const otherCategory = fieldText(sent.fields, 'category') !== fieldText(sent.fields, 'shownCategory');
  if (otherCategory || fieldText(sent.fields, 'intent') !== 'next') return answer(200, {});

  const version = Number(fieldText(sent.fields, 'version'));
  const edited = await callApi(context, editListing, { params: { id: own.id }, body: { version, values } });
  if (edited.ok) return { status: 200, saved: edited.data, answer: undefined };
  const { code, message, fields } = edited.error;
  return answer(edited.status, { code, message, fields: placeErrors(fields) });
}
