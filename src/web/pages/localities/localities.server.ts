import { type RouterContextProvider, redirect } from 'react-router';
import { placeChoice } from '../../../features/places/components/format-place.ts';
import { getCountryOutline, type Place, suggestPlaces } from '../../../features/places/contract.ts';
import { listLocalities } from '../../../features/maps/contract.ts';
import { fold } from '../../../contract/fold.ts';
import { searchAddress } from '../../../features/search/address.ts';
import { loadFromApi } from '../../api-client.ts';
import { districtOfPostcode } from '../../../features/places/components/typed-place.ts';
import { pageNotFound } from '../../page-not-found.ts';
import { localitiesAddress, type LocalitiesState, readLocalitiesAddress } from './localities-address.ts';

type Context = Readonly<RouterContextProvider>;

/** Regions, or districts of one, with counts and shapes; a typed place redirects to its search. */
export async function loadLocalities(context: Context, url: URL) {
  const state = readLocalitiesAddress(url.searchParams);
  const typed = url.searchParams.get('placeName')?.trim();
  const radius = url.searchParams.get('radius') ?? '';
  const chosen = url.searchParams.get('place') ?? '';
  if (chosen !== '') throw redirect(placeSearch(state, chosen, radius));
  const named = typed ? await namedPlaces(context, typed) : [];
  const [only, another] = named;
  if (only && !another) throw redirect(placeSearch(state, only.code, radius));
  const district = typed && districtOfPostcode(typed, named);
  if (district) throw redirect(placeSearch(state, district, ''));
  const [{ regions }, drawing] = await Promise.all([
    loadFromApi(context, listLocalities),
    loadFromApi(context, getCountryOutline),
  ]);
  const region = state.region === undefined ? undefined : regions.find(({ code }) => code === state.region);
  if (state.region !== undefined && !region) return pageNotFound(context, url.pathname + url.search);
  const demands = state.kind === 'demand';
  const counted = <Area extends { offers: number; demands: number }>({
    offers,
    demands: wanted,
    ...area
  }: Area) => ({
    ...area,
    count: demands ? wanted : offers,
  });
  return {
    state,
    typed,
    radius,
    sources: drawing.sources,
    regions: regions.map((each) => ({ ...counted(each), districts: each.districts.map(counted) })),
    shapes: drawing.regions,
    districtShapes: drawing.districts.filter(({ regionCode }) => regionCode === region?.code),
    /** Candidates when the typed name is ambiguous, each with its link. */
    namesakes: named.map((place) => ({
      label: placeChoice(place),
      to: placeSearch(state, place.code, radius),
    })),
    address: localitiesAddress(state),
  };
}

function placeSearch({ kind }: LocalitiesState, place: string, radius: string): string {
  return searchAddress({
    kind: [kind],
    place: [place],
    ...(/^\d{1,3}$/.test(radius) ? { radius: [radius] } : {}),
  });
}

/** Exact matches of the name or, without any, suggestions. */
async function namedPlaces(context: Context, typed: string): Promise<Place[]> {
  const { places } = await loadFromApi(context, suggestPlaces, {
    query: { q: typed.slice(0, 100), limit: 20 },
  });
  const bare = fold(typed).split(/,\s*(?:okres )?|\s+\(/)[0] ?? '';
  const same = places.filter(({ name }) => fold(name) === bare);
  return same.length > 0 ? same : places;
}
