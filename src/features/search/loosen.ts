import type { Platform } from '../../platform/platform.ts';
import { conditionLabel, wearLabel } from '../catalogue/index.ts';
import type { SearchQuery, SearchResult } from './contract.ts';
import type { Counts } from './engine.ts';
import { attributeDefinition } from './facets/attributes.ts';
import { type Prepared, placesIn, readWords } from './prepare.ts';

type Loosening = SearchResult['loosen'][number];

const mostOffered = 5;
/** A longer query is not taken apart word by word. */
const mostTried = 8;

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

/** What to leave out of a search that found nothing, so that it finds something: the most first, at most five. */
export async function loosenings(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  { engine, ask }: Prepared,
  counts: Counts,
): Promise<Loosening[]> {
  const filters = ask.conditions.map(({ key }, place) => ({
    key,
    label: labelOf(key, search),
    count: counts.missing[place] ?? 0,
  }));
  const understood = new Map(
    (ask.plan?.understood ?? []).filter(({ rest }) => rest !== '').map((each) => [each.rest, each]),
  );
  const words = [...understood.values()].slice(0, mostTried).map(async ({ label, rest }) => ({
    key: 'q',
    label,
    rest,
    count: await countWith(rest),
  }));
  const noWords = search.q && [{ key: 'q', label: `„${search.q}“`, rest: '', count: await countWith('') }];
  const all = [...filters, ...(await Promise.all(words)), ...(noWords || [])];
  return all
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOffered);

  async function countWith(rest: string): Promise<number> {
    const plan = rest === '' ? undefined : await readWords(platform, rest);
    return engine.count({ ...ask, plan, places: await placesIn(platform.db, plan) });
  }
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
