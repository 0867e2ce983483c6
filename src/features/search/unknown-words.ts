import type { Platform } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import type { Plan } from '../query-understanding/contract.ts';
import type { SearchQuery, SearchResult } from './contract.ts';
import { type Prepared, placesIn, parseQuery } from './prepare.ts';

/** Maximum number of results shown without an unknown word. */
const shownWithout = 8;
/** Queries with more unknown words are considered nonsense. */
const maxUnknown = 4;

/**
 * Results without the words that occur in no listing, beside meaningful ones: „florbalka Bison“ where there is
 * no Bison. Undefined when all words are unknown, or nothing is found without them either.
 */
export async function withoutUnknownWords(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  { engine, ask, order }: Prepared,
): Promise<SearchResult['without']> {
  const dropped: string[] = [];
  let rest = search.q ?? '';
  let plan: Plan | undefined = ask.plan;
  while (plan && dropped.length < maxUnknown) {
    const strange: Plan['understood'][number] | undefined = plan.understood.find(({ key }) => key === 'word');
    if (!strange || strange.rest === '') break;
    dropped.push(strange.label);
    rest = strange.rest;
    plan = await parseQuery(platform, rest);
    if (!plan.understood.some(({ key }) => key !== 'word')) continue;
    const looser = { ...ask, plan, places: await placesIn(platform.db, plan) };
    const { page, counts } = await engine.answer(looser, {
      page: { order, atMost: shownWithout },
      counts: { attributes: [], radii: [] },
    });
    if (page.length === 0) continue;
    const cards = await liveCards(
      platform,
      page.map(({ id }) => id),
    );
    return {
      label: dropped.join(' '),
      rest,
      total: counts?.total ?? page.length,
      items: page.flatMap(({ id }) => cards.get(id) ?? []),
    };
  }
  return undefined;
}
