import type { RouterContextProvider } from 'react-router';
import { fold } from '../../../contract/fold.ts';
import { getPlace, listDistricts, suggestPlaces } from '../../../features/places/contract.ts';
import { placeWords } from '../../../features/places/components/place-words.ts';
import { callApi, loadFromApi } from '../../api-client.ts';

type Context = Readonly<RouterContextProvider>;

/** Codes of regions and districts; those of municipalities look otherwise. */
const wholeArea = /^CZ\w+$/;

/** How the place of a search is called, by the code of a municipality, district or region. */
export async function nameOfPlace(context: Context, code: string): Promise<string | undefined> {
  if (wholeArea.test(code)) {
    const { districts, regions } = await loadFromApi(context, listDistricts);
    const district = districts.find((each) => each.code === code);
    return district ? `okres ${district.name}` : regions.find((each) => each.code === code)?.name;
  }
  const answer = await callApi(context, getPlace, { params: { code } });
  return answer.ok ? placeWords(answer.data) : undefined;
}

/** The municipality that a typed text names; a list of names when there are more, empty when there is none. */
export async function placeNamed(
  context: Context,
  typed: string,
): Promise<{ code: string } | { names: string[] }> {
  const { places } = await loadFromApi(context, suggestPlaces, { query: { q: typed, limit: 20 } });
  const bare = fold(typed).split(/,\s*(?:okres )?|\s+\(/)[0] ?? '';
  const same = places.filter(({ name }) => fold(name) === bare);
  const [only, ...others] = same.length > 0 ? same : places;
  if (only && others.length === 0) return { code: only.code };
  return { names: (same.length > 0 ? same : places).slice(0, 6).map(placeWords) };
}
