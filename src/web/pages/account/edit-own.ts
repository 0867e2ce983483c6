import type { RouterContextProvider } from 'react-router';
import type { FieldErrors } from '../../../contract/errors.ts';
import { fieldLabels } from '../../../features/listings/components/form/field-labels.ts';
import { formatField } from '../../../features/listings/components/form/format-field.ts';
import { editListing, type OwnListing, resubmitListing } from '../../../features/listings/contract.ts';
import { placeErrors } from '../../../features/places/components/settle-place.ts';
import { fieldList, fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { listingFormData } from '../add-listing/listing-form-data.ts';
import { photoAction } from '../add-listing/photo-action.ts';
import { readFormWithPhotos } from '../add-listing/form-with-photos.ts';
import { valuesAfter } from '../add-listing/typed-values.ts';

/** A field whose value differs between two windows, as text. */
type Difference = { label: string; mine: string; theirs: string };

/** What another window has saved meanwhile and how it differs from this form; `version` is the saved one. */
type EditConflict = { version: number; differences: Difference[] };

type FormData = Awaited<ReturnType<typeof listingFormData>>;

/** Both versions of every field in which the typed value differs from the saved one. */
async function editConflict(
  context: Readonly<RouterContextProvider>,
  saved: OwnListing,
  mine: { values: FormFields; form: FormData },
): Promise<EditConflict> {
  const theirs = { values: saved.values, form: await listingFormData(context, saved.values) };
  const labels = {
    ...fieldLabels(theirs.form.category, saved.kind),
    ...fieldLabels(mine.form.category, saved.kind),
    swap: 'Možná výměna',
    place: 'Obec',
  };
  const differences = Object.entries(labels).flatMap(([name, label]) => {
    const [here, there] = [formatValue(name, mine), formatValue(name, theirs)];
    return here === there ? [] : [{ label, mine: here, theirs: there }];
  });
  return { version: saved.version, differences };
}

const nothing = 'nic';

function formatValue(name: string, { values, form }: { values: FormFields; form: FormData }): string {
  if (name === 'place') return form.place.chosen?.name ?? nothing;
  const formatted = formatField(name, fieldList(values, name), form);
  return formatted === '' ? nothing : formatted;
}

type Outcome = {
  code?: string;
  message?: string;
  fields?: FieldErrors;
  photoErrors?: string[];
  removed?: string;
  conflicting?: boolean;
};

/**
 * Handles the form of an own listing. Saves it (and resubmits a listing sent back for fixing), or only changes
 * its photos, or shows the fields of another category. Unless saved, the result contains everything that was
 * typed.
 */
export async function editOwn(context: Readonly<RouterContextProvider>, request: Request, own: OwnListing) {
  const sent = await readFormWithPhotos(request, context, async () => own.albumId);
  const { over, ...fields } = sent.fields;
  const values = await valuesAfter(context, own.values, fields);
  // The version the form was rendered with, or the newer one its author chose to overwrite.
  const version = Number(over ?? fieldText(fields, 'version'));
  const answer = async (status: number, { conflicting = false, ...outcome }: Outcome) => {
    const form = await listingFormData(context, values);
    const conflict = conflicting ? await editConflict(context, own, { values, form }) : undefined;
    const answered = { code: '', message: '', fields: {}, ...outcome, conflict, version, values, form };
    return { status, saved: undefined, answer: answered };
  };

  const photos = own.albumId ? await photoAction(context, own.albumId, sent) : undefined;
  if (photos) return answer(photos.photoErrors.length > 0 ? 422 : 200, photos);
  const otherCategory = fieldText(fields, 'category') !== fieldText(fields, 'shownCategory');
  const intent = fieldText(fields, 'intent');
  const saves = over !== undefined || intent === 'next' || intent === 'resubmit';
  if (otherCategory || !saves) return answer(200, {});

  const edited = await callApi(context, editListing, { params: { id: own.id }, body: { version, values } });
  if (edited.ok && intent === 'resubmit') {
    const sentBack = await callApi(context, resubmitListing, { params: { id: own.id } });
    // An admin has already released the listing: the edit is saved, and no review is needed.
    if (!sentBack.ok && sentBack.error.code !== 'listing-inactive')
      return answer(sentBack.status, sentBack.error);
  }
  if (edited.ok) return { status: 200, saved: edited.data, answer: undefined };
  const { code, message, fields: wrong } = edited.error;
  const conflicting = code === 'listing-changed-elsewhere';
  return answer(edited.status, { code, message, fields: placeErrors(wrong), conflicting });
}
