import type { RouterContextProvider } from 'react-router';
import { type CategoryForm, getCategory, listCategories } from '../../../features/catalogue/contract.ts';
import { descriptionLength, titleLength } from '../../../features/listings/contract.ts';
import { getPlace, getPostcodes, listDistricts } from '../../../features/places/contract.ts';
import { type FormFields, fieldText } from '../../../ui/forms/form-fields.ts';
import { usualPriceQuery } from '../../../features/products/components/usual-price-query.ts';
import { getUsualPrice, type UsualPriceAnswer } from '../../../features/products/contract.ts';
import { callApi, loadFromApi } from '../../api-client.ts';

type Context = Readonly<RouterContextProvider>;

const limits = {
  titleMin: titleLength.min,
  titleMax: titleLength.max,
  descriptionMin: descriptionLength.min,
  descriptionMax: descriptionLength.max,
};

/** The data needed to render the form of a listing with these raw values. */
export async function listingFormData(context: Context, values: FormFields) {
  const [categories, category, { districts }, postcodes, place, worth] = await Promise.all([
    loadFromApi(context, listCategories),
    categoryOf(context, fieldText(values, 'category')),
    loadFromApi(context, listDistricts),
    loadFromApi(context, getPostcodes),
    placeOf(context, fieldText(values, 'place')),
    usualPriceOf(context, values),
  ]);
  return {
    limits,
    categories,
    category,
    worth,
    place: {
      chosen: place,
      typed: { name: fieldText(values, 'placeName'), districtCode: fieldText(values, 'placeDistrict') },
      districts,
      postcodesKnown: postcodes.loaded,
    },
  };
}

/**
 * The chosen leaf category with its attributes; undefined when none, or one that does not exist, is chosen.
 */
export async function categoryOf(context: Context, slug: string): Promise<CategoryForm | undefined> {
  if (!slug) return undefined;
  const answer = await callApi(context, getCategory, { params: { slug } });
  return answer.ok ? answer.data : undefined;
}

/** The usual price of the item, as far as the form describes it. */
async function usualPriceOf(context: Context, values: FormFields): Promise<UsualPriceAnswer> {
  const category = fieldText(values, 'category');
  if (!category) return {};
  const answer = await callApi(context, getUsualPrice, { query: usualPriceQuery(category, values) });
  return answer.ok ? answer.data : {};
}

/** The municipality of this code; undefined when none, or one that does not exist, is chosen. */
export async function placeOf(context: Context, code: string) {
  if (!code) return undefined;
  const answer = await callApi(context, getPlace, { params: { code } });
  return answer.ok ? answer.data : undefined;
}
