import type { Database, Platform } from '../../platform/platform.ts';
import { allDistricts, allRegions, districtByCode } from '../places/index.ts';
import type { PlaceNames, Vocabulary } from '../reading/contract.ts';
import { placeNames, vocabularyOf } from '../reading/index.ts';
import { countWords, lastChanges, placesBySize } from './db-knowledge.ts';

/** What queries are read with: the words in stock and the names of places. The engines do not differ in it. */
export type Knowledge = { vocabulary: Vocabulary; places: PlaceNames };

type Kept<T> = { as: number; value: T; readAt: number; took: number };
type Known = { words?: Kept<Vocabulary>; places?: Kept<PlaceNames>; reading?: Promise<Knowledge> };

const known = new WeakMap<Database, Known>();
/** Words are counted anew when listings have changed, but for no more than this part of the time. */
const idle = 20;

/** Where words are counted more quickly than in SQL. */
const counters = new WeakMap<Database, () => Map<string, number>>();

export function countWordsBy(db: Database, count: (() => Map<string, number>) | undefined): void {
  if (count) counters.set(db, count);
  else counters.delete(db);
}

/** As fresh as the last change, unless counting takes long: then the old words serve a while. */
export async function knowledgeOf({ db }: Pick<Platform, 'db'>): Promise<Knowledge> {
  const own = known.get(db) ?? {};
  known.set(db, own);
  own.reading ??= refreshed(db, own).finally(() => (own.reading = undefined));
  return own.reading;
}

async function refreshed(db: Database, own: Known): Promise<Knowledge> {
  const last = await lastChanges(db);
  if (own.places?.as !== last.places) own.places = await kept(last.places, async () => namesOf(db));
  const { words } = own;
  const rested = !words || performance.now() - words.readAt > words.took * idle;
  if (!words || (words.as !== last.listings && rested)) {
    own.words = await kept(last.listings, async () =>
      vocabularyOf(counters.get(db)?.() ?? (await countWords(db))),
    );
  }
  const { places, words: vocabulary } = own;
  if (!vocabulary) throw new Error('The words in stock were not read');
  return { vocabulary: vocabulary.value, places: places.value };
}

async function kept<T>(as: number, read: () => Promise<T>): Promise<Kept<T>> {
  const start = performance.now();
  const value = await read();
  const readAt = performance.now();
  return { as, value, readAt, took: readAt - start };
}

async function namesOf(db: Database): Promise<PlaceNames> {
  const municipalities = (await placesBySize(db)).map(({ code, name, district }) => ({
    code,
    name,
    kind: 'place' as const,
    district,
    region: districtByCode(district)?.regionCode ?? '',
  }));
  const districts = allDistricts().map(({ code, name, regionCode }) => ({
    code,
    name,
    kind: 'district' as const,
    region: regionCode,
  }));
  const regions = allRegions().map(({ code, name }) => ({
    code,
    name,
    kind: 'region' as const,
    region: code,
  }));
  return placeNames([...municipalities, ...districts, ...regions]);
}
