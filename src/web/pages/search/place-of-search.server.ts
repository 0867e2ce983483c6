import type { RouterContextProvider } from 'react-router';
import { getPlace, listDistricts, suggestPlaces } from '../../../features/places/contract.ts';
import { districtLabel, formatPlace, placeChoice } from '../../../features/places/components/format-place.ts';
import { typedPlace } from '../../../features/places/components/typed-place.ts';
import { isWholeArea } from '../../../features/search/form.ts';
import { callApi, loadFromApi } from '../../api-client.ts';

type Context = Readonly<RouterContextProvider>;

export type PlaceMeant = { label: string; to: string };

/**
 * Name of the place of a search by the code of its municipality, district or region; undefined when unknown.
 */
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

/** The municipality a typed text refers to, or the candidates if it is ambiguous. */
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
