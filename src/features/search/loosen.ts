import type { Platform } from '../../platform/platform.ts';
import { conditionLabel, wearLabel } from '../catalogue/index.ts';
import { placeByCode } from '../places/index.ts';
import { surroundingsOf } from './area.ts';
import { type SearchQuery, type SearchResult, radiiKm } from './contract.ts';
import type { Ask, Counts, Found } from './engine.ts';
import { attributeDefinition } from './facets/attributes.ts';
import { type Prepared, placesIn, parseQuery } from './prepare.ts';

type Loosening = SearchResult['loosen'][number];

const mostOffered = 5;
/** So many of what is further away are shown where nothing is near. */
const elsewhereShown = 8;
/** A longer query is not taken apart word by word. */
const maxTried = 8;

const labels: Record<string, string> = {
  kind: 'Druh inzerátu',
  swap: 'Možná výměna',
  category: 'Kategorie',
  brand: 'Značka',
  condition: 'Stav',
  wear: 'Opotřebení',
  price: 'Cena',
  priceType: 'Způsob ceny',
  photo: 'S fotkou',
  seller: 'Inzerent',
  place: 'Místo',
  age: 'Stáří inzerátu',
};

/** Where nothing was found in a municipality, these surroundings are offered first. */
const widerKm = [50, 100];

/**
 * What makes a search that found nothing find something: a look further around its place, then what could be left out,
 * the most first, at most five.
 */
export async function loosenings(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  prepared: Prepared,
  counts: Counts,
): Promise<Loosening[]> {
  const { engine, ask } = prepared;
  const filters = ask.conditions.map(({ key }, place) => ({
    key,
    label: labelOf(key, search),
    count: counts.missing[place] ?? 0,
  }));
  const understood = new Map(
    (ask.plan?.understood ?? []).filter(({ rest }) => rest !== '').map((each) => [each.rest, each]),
  );
  const words = [...understood.values()].slice(0, maxTried).map(async ({ label, rest }) => ({
    key: 'q',
    label,
    rest,
    count: await countWith(rest),
  }));
  const withoutText = search.q && [
    { key: 'q', label: `„${search.q}“`, rest: '', count: await countWith('') },
  ];
  const all = [...filters, ...(await Promise.all(words)), ...(withoutText || [])];
  const left = all
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered);
  return [...(await widerSurroundings(platform, search, prepared)), ...left];

  async function countWith(rest: string): Promise<number> {
    const plan = rest === '' ? undefined : await parseQuery(platform, rest);
    return engine.count({ ...ask, plan, places: await placesIn(platform.db, plan) });
  }
}

/** The same search further around the municipality that was chosen or named, as far as each step finds more. */
async function widerSurroundings(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  { engine, ask }: Prepared,
): Promise<Loosening[]> {
  const anywhere = await withoutPlace(platform, search, ask);
  const place = anywhere && (await placeByCode(platform.db, anywhere.code));
  if (!place) return [];
  const rings = await surroundingsOf(platform.db, place.code);
  const wider = await Promise.all(
    rings.map(async (area, index) => ({
      key: 'radius',
      label: `${place.name} + ${radiiKm[index]}\u00a0km`,
      ...(anywhere.rest === undefined ? {} : { rest: anywhere.rest }),
      place: place.code,
      radius: radiiKm[index] ?? 0,
      count: widerKm.includes(radiiKm[index] ?? 0)
        ? await engine.count({
            ...anywhere.ask,
            conditions: [...anywhere.ask.conditions, { type: 'place', key: 'place', area }],
          })
        : 0,
    })),
  );
  return wider.filter(({ count, radius }, index) => {
    const before = Math.max(0, ...wider.slice(0, index).map((each) => each.count));
    return radius > (search.radius ?? 0) && count > before;
  });
}

/** The search anywhere instead of in the place `code` that was chosen or, with the words `rest` beside it, named. */
async function withoutPlace(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  ask: Ask,
): Promise<{ code: string; rest?: string; ask: Ask } | undefined> {
  const conditions = ask.conditions.filter(({ type }) => type !== 'place');
  if (search.place !== undefined) return { code: search.place, ask: { ...ask, conditions } };
  const named = ask.plan?.understood.find(({ key }) => key === 'place');
  if (!named) return undefined;
  const { value: code, rest } = named;
  const plan = rest === '' ? undefined : await parseQuery(platform, rest);
  return { code, rest, ask: { ...ask, conditions, plan, places: await placesIn(platform.db, plan) } };
}

/** What fits in all but the place, the nearest first; nothing for a search of no place, or of one that is none. */
export async function foundElsewhere(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  { engine, ask, order, area }: Prepared,
): Promise<readonly Found[]> {
  const anywhere = await withoutPlace(platform, search, ask);
  if (!anywhere || (area && area.name === undefined)) return [];
  const nearest = order.centre ? { sort: 'nearest' as const, centre: order.centre } : order;
  const atMost = Math.min(search.limit, elsewhereShown);
  return (await engine.answer(anywhere.ask, { page: { order: nearest, atMost } })).page;
}

/** „Stav: Jako nové“ where one value is chosen, else the parameter alone. */
function labelOf(key: string, search: SearchQuery): string {
  const definition = attributeDefinition(key);
  if (definition) return definition.label;
  const only = key === 'condition' ? search.condition : key === 'wear' ? search.wear : undefined;
  const [value, another] = only ?? [];
  const named = value !== undefined && another === undefined && (conditionLabel(value) ?? wearLabel(value));
  return named ? `${labels[key]}: ${named}` : (labels[key] ?? key);
}
