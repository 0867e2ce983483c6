import { redirect } from 'react-router';
import { getPlace } from '../../features/places/contract.ts';
import { searchAddress, searchAround } from '../../features/search/address.ts';
import { isWholeArea } from '../../features/search/form.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { callApi } from '../api-client.ts';
import type { OwnPlace } from '../own-place.ts';
import { ownPlaceCookie } from '../own-place-cookie.ts';
import { nameOfPlace, placeNamed } from '../pages/search/place-of-search.server.ts';
import { readForm } from '../read-form.ts';
import { servicesContext } from '../services.ts';
import { localitiesUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** A name that fits the header: a municipality without its district. */
async function shortName(context: RouteArgs['context'], code: string): Promise<string | undefined> {
  const place = isWholeArea(code) ? undefined : await callApi(context, getPlace, { params: { code } });
  return place?.ok ? place.data.name : nameOfPlace(context, code);
}

/** The form's URL was opened directly. */
export const loader = () => redirect(localitiesUrl);

/** Stores the typed municipality as „u mě“ and redirects to its offers, or deletes it. */
export async function action({ request, context }: RouteArgs) {
  const fields = await readForm(request);
  const { secureCookies } = context.get(servicesContext);
  const leave = (to: string, place: OwnPlace | undefined) =>
    redirect(to, { status: 303, headers: { 'set-cookie': ownPlaceCookie(place, secureCookies) } });
  if (fieldText(fields, 'forget') !== '') return leave(localitiesUrl, undefined);
  const [typed, chosen, radius] = ['placeName', 'place', 'radius'].map((name) =>
    fieldText(fields, name).trim(),
  );
  const found = chosen ? { code: chosen } : typed ? await placeNamed(context, typed) : undefined;
  const name = found && 'code' in found ? await shortName(context, found.code) : undefined;
  if (!found || !('code' in found) || name === undefined) {
    // The page lists the candidates for the typed name.
    return redirect(`${localitiesUrl}?${new URLSearchParams({ placeName: typed ?? '' })}`, 303);
  }
  const place: OwnPlace = {
    code: found.code,
    name,
    ...(radius && /^[1-9]\d{0,2}$/.test(radius) ? { radius } : {}),
  };
  return leave(searchAddress(searchAround({}, place.code, place.radius)), place);
}
