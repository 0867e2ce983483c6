import type { RouterContextProvider } from 'react-router';
import { type CategoryForm, getCategory, listCategories } from '../../../features/catalogue/contract.ts';
import { descriptionLength, titleLength } from '../../../features/listings/contract.ts';
import { getPlace, getPostcodes, listDistricts } from '../../../features/places/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { callApi, loadFromApi } from '../../api-client.ts';

type Context = Readonly<RouterContextProvider>;

const limits = {
  titleMin: titleLength.min,
  titleMax: titleLength.max,
  descriptionMin: descriptionLength.min,
  descriptionMax: descriptionLength.max,
};

/** What the form of a listing needs to be rendered with these raw values. */
export async function listingFormData(context: Context, values: FormFields) {
  const [categories, category, { districts }, postcodes, place] = await Promise.all([
    loadFromApi(context, listCategories),
    categoryOf(context, fieldText(values, 'category')),
    loadFromApi(context, listDistricts),
    loadFromApi(context, getPostcodes),
    placeOf(context, fieldText(values, 'place')),
  ]);
  return {
    limits,
    categories,
    category,
    place: {
      chosen: place,
      typed: { name: fieldText(values, 'placeName'), districtCode: fieldText(values, 'placeDistrict') },
      districts,
      postcodesKnown: postcodes.loaded,
    },
  };
}

/** The chosen leaf with its attributes; nothing while none, or one that does not exist, is chosen. */
export async function categoryOf(context: Context, slug: string): Promise<CategoryForm | undefined> {
  if (!slug) return undefined;
  const answer = await callApi(context, getCategory, { params: { slug } });
  return answer.ok ? answer.data : undefined;
}

async function placeOf(context: Context, code: string) {
  if (!code) return undefined;
  const answer = await callApi(context, getPlace, { params: { code } });
  return answer.ok ? answer.data : undefined;
}
