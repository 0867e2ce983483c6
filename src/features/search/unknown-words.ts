import type { Platform } from '../../platform/platform.ts';
import { livingCards } from '../listings/index.ts';
import type { Plan } from '../query-understanding/contract.ts';
import type { SearchQuery, SearchResult } from './contract.ts';
import { type Prepared, placesIn, parseQuery } from './prepare.ts';

/** So many of what is found without a strange word are shown. */
const shownWithout = 8;
/** A question of more unknown words is taken for nonsense. */
const maxUnknown = 4;

/**
 * What is found without the words that nobody wrote, beside words that mean something: „florbalka Bison“ where there is
 * no Bison. Nothing where all of it is strange, or where nothing is found without those words either.
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
    const cards = await livingCards(
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
