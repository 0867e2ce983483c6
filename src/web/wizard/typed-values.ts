import type { RouterContextProvider } from 'react-router';
import { fold } from '../../contract/fold.ts';
import type { AttributeRules } from '../../features/catalogue/contract.ts';
import { attributeField } from '../../features/catalogue/rules.ts';
import { settlePlace } from '../../features/places/components/settle-place.ts';
import { suggestPlaces } from '../../features/places/contract.ts';
import { type FormFields, fieldText } from '../../ui/forms/form-fields.ts';
import { callApi } from '../api-client.ts';
import { categoryOf } from './listing-form-data.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * The raw values after a form was sent: what it showed is replaced, what it did not show stays. So the flex of
 * a stick is still there when a seller has looked at another category and come back.
 */
export async function valuesAfter(
  context: Context,
  before: FormFields,
  sent: FormFields,
): Promise<FormFields> {
  const { intent: _intent, action: _action, version: _version, shownCategory, ...typed } = sent;
  const shown = await categoryOf(context, fieldText(sent, 'shownCategory'));
  if (!shown || !shownCategory) return { ...before, ...typed };
  const settled = await knownPlace(context, settlePlace(typed));
  return { ...notShown(before, shown), ...settled };
}

export function notShown(before: FormFields, shown: AttributeRules & { hasCondition: boolean }): FormFields {
  const attributes = new Set(shown.attributes.map(({ key }) => attributeField(key)));
  const stays = (name: string) =>
    name.startsWith('attributes.')
      ? !attributes.has(name)
      : ['condition', 'wear'].includes(name) && !shown.hasCondition;
  return Object.fromEntries(Object.entries(before).filter(([name]) => stays(name)));
}

/** A typed name that only one municipality bears needs no district. */
async function knownPlace(context: Context, values: FormFields): Promise<FormFields> {
  const name = fieldText(values, 'placeName');
  if (!name || fieldText(values, 'placeDistrict')) return values;
  const answer = await callApi(context, suggestPlaces, { query: { q: name.slice(0, 100), limit: 20 } });
  const [only, another] = answer.ok
    ? answer.data.places.filter((place) => fold(place.name) === fold(name))
    : [];
  if (!only || another) return values;
  const { placeName: _name, placeDistrict: _district, ...rest } = values;
  return { ...rest, place: only.code };
}
