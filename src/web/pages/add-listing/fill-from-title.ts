import type { RouterContextProvider } from 'react-router';
import { openValues } from '../../../features/listings/components/form/recognized-values.ts';
import { saveDraft } from '../../../features/listings/contract.ts';
import { recognizeListing, recognizedTextMax } from '../../../features/recognition/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';

/** Fills what the title says into fields that are still empty, and says what it has filled. */
export async function fillFromTitle(
  context: Readonly<RouterContextProvider>,
  draftId: string,
  values: FormFields,
) {
  const text = fieldText(values, 'title').slice(0, recognizedTextMax);
  const body = { text, category: fieldText(values, 'category') };
  const recognized = await loadFromApi(context, recognizeListing, { body });
  const filled = openValues(values, recognized.values);
  const next = { ...values, ...Object.fromEntries(filled.map(({ name, value }) => [name, value])) };
  const saved = await callApi(context, saveDraft, { params: { id: draftId }, body: { values: next } });
  if (!saved.ok) return refused(saved.status, saved.error, values);
  return { values: next, filled: filled.map(({ label, text: words }) => `${label}: ${words}`) };
}
