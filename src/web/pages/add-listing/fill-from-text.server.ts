import type { RouterContextProvider } from 'react-router';
import type { Kind } from '../../../features/catalogue/contract.ts';
import {
  type Recognized,
  type RecognizedValue,
  replaceValues,
  valuesByState,
  withoutValue,
} from '../../../features/listings/components/form/recognized-values.ts';
import { type Draft, saveDraft } from '../../../features/listings/contract.ts';
import { recognizedTextMax, recognizeListing } from '../../../features/recognition/contract.ts';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { refused } from '../../form-answer.ts';
import { wantedIn } from './wanted-in-text.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Values recognized in the free text of a listing; undefined when it is empty or too long. */
export async function recognizedIn(
  context: Context,
  values: FormFields,
  kind: Kind,
): Promise<Recognized | undefined> {
  const text = fieldText(values, 'said').trim();
  if (text === '' || text.length > recognizedTextMax) return undefined;
  const category = fieldText(values, 'category') || undefined;
  if (kind === 'demand') return wantedIn(context, text, category);
  return loadFromApi(context, recognizeListing, { body: { text, category } });
}

/**
 * Fills the form from the free text, or clears one value. Filled fields are replaced only by a button for that
 * value, and a text that asks for something fills nothing by itself.
 */
export async function fillFromText(
  context: Context,
  { id, kind }: Pick<Draft, 'id' | 'kind'>,
  values: FormFields,
  intent: string,
) {
  const recognized = await recognizedIn(context, values, kind);
  if (!recognized) return refuseText(values, kind);
  const isUnfit = recognized.wanted && intent === 'fill';
  const next = {
    ...(isUnfit ? values : valuesAfterFilling(values, recognized.values, intent)),
    ...(isUnfit || fieldText(values, 'category') || !recognized.category
      ? {}
      : { category: recognized.category }),
  };
  const saved = await callApi(context, saveDraft, { params: { id }, body: { values: next } });
  if (!saved.ok) return refused(saved.status, saved.error, values);
  return { values: next, filled: true };
}

function valuesAfterFilling(
  values: FormFields,
  said: readonly RecognizedValue[],
  intent: string,
): FormFields {
  const [verb, name = ''] = intent.split(':');
  if (verb === 'clear') return withoutValue(values, name);
  const { open } = valuesByState(values, said);
  const next = replaceValues(values, verb === 'take' ? said.filter((each) => each.name === name) : open);
  // The default of the form, which is missing from a draft that was never rendered in it.
  const isPriced = fieldText(next, 'price') !== '' && fieldText(next, 'priceType') === '';
  return isPriced ? { ...next, priceType: 'fixed' } : next;
}

function refuseText(values: FormFields, kind: Kind) {
  const message =
    fieldText(values, 'said').trim() === ''
      ? `Nejdřív napiš, co ${kind === 'offer' ? 'prodáváš' : 'sháníš'}.`
      : 'Text je moc dlouhý, vejdou se sem 4 000 znaků.';
  return refused(422, { code: 'invalid-input', message, fields: { said: [message] } }, values);
}
