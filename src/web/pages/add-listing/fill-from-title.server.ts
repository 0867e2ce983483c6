import type { RouterContextProvider } from 'react-router';
import { formatField } from '../../../features/listings/components/form/format-field.ts';
import {
  differingValues,
  openValues,
  type RecognizedValue,
  replaceValues,
} from '../../../features/listings/components/form/recognized-values.ts';
import { saveDraft } from '../../../features/listings/contract.ts';
import { recognizedTextMax, recognizeListing } from '../../../features/recognition/contract.ts';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';
import { listingFormData } from './listing-form-data.ts';

type Context = Readonly<RouterContextProvider>;

/** What a title says otherwise than the form, to be confirmed. */
export type Differing = { name: string; label: string; before: string; text: string };

/**
 * Fills what the title says into fields that are still empty, and says what it has filled. Where a field says something
 * else, it is asked first: `taken` names those that the title may replace, once it was asked.
 */
export async function fillFromTitle(
  context: Context,
  draftId: string,
  values: FormFields,
  taken: readonly string[] | undefined,
) {
  const title = fieldText(values, 'title').slice(0, recognizedTextMax);
  const body = { text: title, category: fieldText(values, 'category') };
  const recognized = await loadFromApi(context, recognizeListing, { body });
  const replacing = differingValues(values, recognized.values).filter(({ name }) => taken?.includes(name));
  const replaced = replaceValues(values, replacing);
  const filling = openValues(replaced, recognized.values);
  const next = replaceValues(replaced, filling);
  const saved = await callApi(context, saveDraft, { params: { id: draftId }, body: { values: next } });
  if (!saved.ok) return refused(saved.status, saved.error, values);
  return {
    values: next,
    filled: {
      filled: [...replacing, ...filling].map(({ label, text }) => `${label}: ${text}`),
      differing: taken ? [] : await confirmable(context, next, differingValues(next, recognized.values)),
      asked: taken !== undefined,
    },
  };
}

/** The values with what the form says now, in words. */
async function confirmable(
  context: Context,
  values: FormFields,
  differing: readonly RecognizedValue[],
): Promise<Differing[]> {
  if (differing.length === 0) return [];
  const { place, ...form } = await listingFormData(context, values);
  const instead: Record<string, string | undefined> = {
    place: place.chosen?.name ?? place.typed.name,
    brand: fieldText(values, 'brandText') || undefined,
  };
  return differing.map(({ name, label, text }) => {
    const before = instead[name] ?? formatField(name, [values[name] ?? []].flat(), form);
    return { name, label, before, text };
  });
}
