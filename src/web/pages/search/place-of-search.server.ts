import type { RouterContextProvider } from 'react-router';
import { fold } from '../../../contract/fold.ts';
import { getPlace, listDistricts, suggestPlaces } from '../../../features/places/contract.ts';
import { placeWords } from '../../../features/places/components/place-words.ts';
import { isWholeArea } from '../../../features/search/form.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { districtOfPostcode } from '../district-of-postcode.ts';

type Context = Readonly<RouterContextProvider>;

export type PlaceMeant = { label: string; to: string };

/** How the place of a search is called, by the code of a municipality, district or region. */
export async function nameOfPlace(context: Context, code: string): Promise<string | undefined> {
  if (isWholeArea(code)) {
    const { districts, regions } = await loadFromApi(context, listDistricts);
    const district = districts.find((each) => each.code === code);
    return district ? `okres ${district.name}` : regions.find((each) => each.code === code)?.name;
  }
  const answer = await callApi(context, getPlace, { params: { code } });
  return answer.ok ? placeWords(answer.data) : undefined;
}

const mostMeant = 6;

/**
 * The municipality that a typed text names, or those it may mean. A name typed whole with its diacritics is taken;
 * `zdar` is not silently Žďár while there is a Žďár nad Sázavou.
 */
export async function placeNamed(
  context: Context,
  typed: string,
): Promise<{ code: string } | { meant: { code: string; label: string }[] }> {
  const { places } = await loadFromApi(context, suggestPlaces, { query: { q: typed, limit: 20 } });
  const district = places.length > 1 ? districtOfPostcode(typed, places) : undefined;
  if (district) return { code: district };
  const bare = typed.split(/,\s*(?:okres )?|\s+\(/)[0]?.trim() ?? '';
  const named = places.filter(({ name }) => fold(name) === fold(bare));
  const beginning = places.filter(({ name }) => fold(name).startsWith(fold(bare)));
  const exactly = named.filter(({ name }) => name.toLowerCase() === bare.toLowerCase());
  for (const sure of [exactly, beginning, places]) {
    const [only, ...others] = sure;
    if (only && others.length === 0) return { code: only.code };
    if (sure.length > 1) break;
  }
  const meant = exactly.length > 1 ? exactly : [...new Set([...named, ...beginning, ...places])];
  return { meant: meant.slice(0, mostMeant).map((place) => ({ code: place.code, label: labelOf(place) })) };
}

/** Namesakes are told apart by their district, also where the district bears the same name. */
function labelOf(place: Parameters<typeof placeWords>[0]): string {
  return `${place.name} (okres ${place.district.name})`;
}
