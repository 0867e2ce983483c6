import type { RouterContextProvider } from 'react-router';
import { type AdviceQuery, adviceQuery, adviseStick } from '../../../features/advisor/contract.ts';
import { adviceFields } from '../../../features/advisor/rules.ts';
import { kitAddress } from '../../../features/kits/address.ts';
import { maxTableAge } from '../../../features/kits/rules.ts';
import { changed, type SearchState, searchAddress } from '../../../features/search/address.ts';
import type { ShownCard } from '../../../features/listings/components/shown-card.ts';
import { shownResult } from '../../../features/search/components/shown-result.ts';
import { readSearch } from '../../../features/search/form.ts';
import { advisorSearchParameter, draftParameter, stepOfDraft, wizardUrls } from '../../../contract/urls.ts';
import { loadFromApi } from '../../api-client.ts';
import { demandOfSearch } from '../add-listing/demand-of-search.ts';
import { fetchResults } from '../search/parse-search.server.ts';

type Context = Readonly<RouterContextProvider>;
type Sentences = Record<string, string[]>;

/** One row of cards. */
const shown = 5;
/** More, because some of them are not shown. */
const fetched = 4 * shown;

/** Field errors, or the recommended stick with matching offers. */
export async function loadAdvice(context: Context, { searchParams }: URL) {
  const { asked, fields } = adviceFields(searchParams);
  if (!asked) return { errors: {}, found: undefined, status: 200 };
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  const checked = adviceQuery.safeParse(Object.fromEntries(given));
  if (checked.success)
    return { errors: {}, found: await fitting(context, checked.data, searchParams), status: 200 };
  const errors: Sentences = {};
  for (const { path, message } of checked.error.issues) errors[path.join('.')] = [message];
  return { errors, found: undefined, status: 422 };
}

async function fitting(context: Context, query: AdviceQuery, params: URLSearchParams) {
  const advice = await loadFromApi(context, adviseStick, { query });
  const { category, shaftLengthCm, flexMm, hand } = advice.search;
  const before = readSearch(category, new URLSearchParams(params.get(advisorSearchParameter) ?? ''));
  const search: SearchState = {
    ...changed(changed(before, 'kind', []), 'totalLengthCm', []),
    category: [category],
    shaftLengthCm: [shaftLengthCm],
    flexMm: [flexMm],
    ...(hand ? { hand: [hand] } : {}),
  };
  const exact = await offersOf(context, search);
  // The right length with a slightly different flex is better than the reverse.
  const byLength = exact.total > 0 ? undefined : await offersOf(context, changed(search, 'flexMm', []));
  const offers = byLength && byLength.total > 0 ? byLength : exact;
  const draft = params.get(draftParameter);
  const wishes = new URLSearchParams({ category, shaftLengthCm, flexMm, ...(hand ? { hand } : {}) });
  return {
    advice,
    search,
    offers: { ...offers, exact: offers === exact },
    demandTo: demandOfSearch(search),
    kitTo: kitOf(query),
    /** Link that applies the advice to the demand draft it was opened from. */
    fillTo:
      draft === null
        ? undefined
        : `${stepOfDraft(wizardUrls.demand.details, encodeURIComponent(draft))}&${wishes}`,
    now: Date.now(),
  };
}

/** Link to the kit builder for the same player. */
function kitOf({ height, age, hand }: AdviceQuery): string {
  const fields = { height: String(height), age: String(age), ...(hand ? { hand } : {}) };
  return kitAddress({ who: age <= maxTableAge ? 'child' : 'adult', fields });
}

/**
 * The first offers of a search that suit and are not reserved, those that nearly suit, and a link to all; a stick for
 * the other hand never nearly suits.
 */
async function offersOf(context: Context, search: SearchState) {
  const { result } = await fetchResults(context, { ...search, limit: [String(fetched)] });
  const free = result ? shownResult(result).items.filter(({ state }) => state === 'active') : [];
  const isNear = ({ misses = [] }: ShownCard) => misses.length > 0;
  return {
    to: searchAddress(search),
    total: result?.total ?? 0,
    cards: free.filter((card) => !isNear(card)).slice(0, shown),
    near: free
      .filter((card) => isNear(card) && !card.misses?.some(({ key }) => key === 'hand'))
      .slice(0, shown),
  };
}
