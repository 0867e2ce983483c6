import type { RouterContextProvider } from 'react-router';
import {
  type RecognizedValue,
  valuesByState,
} from '../../../features/listings/components/form/recognized-values.ts';
import type { DraftPreview } from '../../../features/listings/contract.ts';
import { recognizedTextMax, recognizeListing } from '../../../features/recognition/contract.ts';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { loadFromApi } from '../../api-client.ts';

/** What a buyer would come for in vain; other words of a text are too often about something else. */
const weighty = new Set([
  'price',
  'place',
  'attributes.shaftLengthCm',
  'attributes.totalLengthCm',
  'attributes.shoeSizeEu',
]);

/** What the title and the description of an offer say otherwise than the fields of its form. */
export async function contradictedBy(
  context: Readonly<RouterContextProvider>,
  { kind, title, description }: Pick<DraftPreview, 'kind' | 'title' | 'description'>,
  values: FormFields,
): Promise<RecognizedValue[]> {
  if (kind !== 'offer') return [];
  const body = {
    text: `${title}\n${description}`.slice(0, recognizedTextMax),
    category: fieldText(values, 'category'),
  };
  const recognized = await loadFromApi(context, recognizeListing, { body });
  return valuesByState(values, recognized.values).differing.filter(({ name }) => weighty.has(name));
}
