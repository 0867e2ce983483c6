import { fold } from '../../../../contract/fold.ts';
import { type FormFields, fieldText } from '../../../../ui/forms/form-fields.ts';
import type { AttributeRules } from '../../../catalogue/contract.ts';
import { attributeField } from '../../../catalogue/rules.ts';
import { settlePlace } from '../../../places/components/settle-place.ts';

type Shown = AttributeRules & { hasCondition: boolean };

/** Lookups needed to interpret a submitted form, in browser and server. */
export type FormQuestions = {
  categoryOf: (slug: string) => Promise<Shown | undefined>;
  placesNamed: (name: string) => Promise<readonly { code: string; name: string }[]>;
};

/**
 * Raw values after a submission: submitted fields are replaced, others preserved. So the flex of a stick is
 * still there after the seller has looked at another category and come back.
 */
export async function mergeSubmitted(
  before: FormFields,
  sent: FormFields,
  { categoryOf, placesNamed }: FormQuestions,
): Promise<FormFields> {
  const { intent: _intent, action: _action, version: _version, ...rest } = sent;
  const { draft: _draft, shownCategory, ...typed } = rest;
  const shown = shownCategory ? await categoryOf(fieldText(sent, 'shownCategory')) : undefined;
  if (!shown) return { ...before, ...typed };
  return { ...withoutShown(before, shown), ...(await withResolvedPlace(settlePlace(typed), placesNamed)) };
}

export function withoutShown(before: FormFields, shown: Shown): FormFields {
  const attributes = new Set(shown.attributes.map(({ key }) => attributeField(key)));
  const stays = (name: string) =>
    name.startsWith('attributes.')
      ? !attributes.has(name)
      : // The name is asked for on the last step.
        name === 'publicName' || (['condition', 'wear'].includes(name) && !shown.hasCondition);
  return Object.fromEntries(Object.entries(before).filter(([name]) => stays(name)));
}

/** A typed name of only one municipality needs no district. */
export async function withResolvedPlace(
  values: FormFields,
  placesNamed: FormQuestions['placesNamed'],
): Promise<FormFields> {
  const name = fieldText(values, 'placeName');
  if (!name || fieldText(values, 'placeDistrict')) return values;
  const places = await placesNamed(name.slice(0, 100));
  const [only, another] = places.filter((place) => fold(place.name) === fold(name));
  if (!only || another) return values;
  const { placeName: _name, placeDistrict: _district, ...rest } = values;
  return { ...rest, place: only.code };
}
