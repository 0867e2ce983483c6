import type { RouterContextProvider } from 'react-router';
import { getPlace, listDistricts, suggestPlaces } from '../../../features/places/contract.ts';
import { districtLabel, formatPlace, placeChoice } from '../../../features/places/components/format-place.ts';
import { typedPlace } from '../../../features/places/components/typed-place.ts';
import { isWholeArea } from '../../../features/search/form.ts';
import { callApi, loadFromApi } from '../../api-client.ts';

type Context = Readonly<RouterContextProvider>;

export type PlaceMeant = { label: string; to: string };

/** How the place of a search is called, by the code of a municipality, district or region. */
export async function nameOfPlace(context: Context, code: string): Promise<string | undefined> {
  if (isWholeArea(code)) {
    const { districts, regions } = await loadFromApi(context, listDistricts);
    const district = districts.find((each) => each.code === code);
    return district ? districtLabel(district) : regions.find((each) => each.code === code)?.name;
  }
  const answer = await callApi(context, getPlace, { params: { code } });
  return answer.ok ? formatPlace(answer.data) : undefined;
}

const maxMeant = 6;

/** The municipality that a typed text names, or those it may mean. */
export async function placeNamed(
  context: Context,
  typed: string,
): Promise<{ code: string } | { meant: { code: string; label: string }[] }> {
  const { places } = await loadFromApi(context, suggestPlaces, { query: { q: typed, limit: 20 } });
  const found = typedPlace(typed, places);
  if ('code' in found) return found;
  return {
    meant: found.meant.slice(0, maxMeant).map((place) => ({ code: place.code, label: placeChoice(place) })),
  };
}
