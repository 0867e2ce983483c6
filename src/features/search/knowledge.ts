import { setTimeout as sleep } from 'node:timers/promises';
import { inBackground } from '../../platform/database/query-timeout.ts';
import { runOnPrimary } from '../../platform/database/replica-context.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { allDistricts, allRegions, districtByCode, districtsOfPostcode } from '../places/index.ts';
import type { PlaceNames, Vocabulary } from '../query-understanding/contract.ts';
import { placeNames, vocabularyOf } from '../query-understanding/index.ts';
import { countWords, lastChanges, placesBySize } from './db.ts';

/** Shared by both engines for parsing queries: the vocabulary in stock and place names. */
export type Knowledge = { vocabulary: Vocabulary; places: PlaceNames };

type Cached<T> = { as: number; value: T; until: number };
type Cache = {
  words?: Cached<Vocabulary> | undefined;
  places?: Cached<PlaceNames> | undefined;
  reading?: Promise<Knowledge> | undefined;
  counting?: Promise<Cached<Vocabulary>> | undefined;
};

const caches = new WeakMap<Database, Cache>();
/** Small vocabularies are recounted after each change, larger ones at most once a minute. */
const few = 5_000;
const minute = 60_000;
const longestWait = 2_000;
const emptyVocabulary = vocabularyOf(new Map());

/** A source of word counts without the database: an index that follows changes. */
export type StockWords = {
  count(): Map<string, number>;
  /** Revision numbers of listings and places. */
  changes(): { listings: number; places: number };
};

const followed = new WeakMap<Database, StockWords>();

/** Sets the source of word counts and changes; undefined means SQL. */
export function countWordsBy(db: Database, words: StockWords | undefined): void {
  if (words) followed.set(db, words);
  else followed.delete(db);
  // The two sources number changes differently.
  caches.delete(db);
}

/** Up to date, except that a large vocabulary may be stale for a while. */
export async function knowledgeOf({ db }: Pick<Platform, 'db'>): Promise<Knowledge> {
  const own = caches.get(db) ?? {};
  caches.set(db, own);
  own.reading ??= runOnPrimary(() => refreshed(db, own)).finally(() => (own.reading = undefined));
  return own.reading;
}

async function refreshed(db: Database, own: Cache): Promise<Knowledge> {
  const last = followed.get(db)?.changes() ?? (await lastChanges(db));
  if (own.places?.as !== last.places) own.places = { as: last.places, value: await namesOf(db), until: 0 };
  const { places, words } = own;
  const fresh = words && (words.as === last.listings || performance.now() < words.until);
  const vocabulary = fresh ? words : await countedWords(db, own, last.listings);
  return { vocabulary: vocabulary?.value ?? emptyVocabulary, places: places.value };
}

/** Place names only. */
export async function placeNamesOf(platform: Pick<Platform, 'db'>): Promise<PlaceNames> {
  return (await knowledgeOf(platform)).places;
}

/** Counting in SQL takes seconds with very many listings, so callers wait only for a limited time. */
async function countedWords(db: Database, own: Cache, as: number): Promise<Cached<Vocabulary> | undefined> {
  own.counting ??= countAnew(db, own, as).finally(() => (own.counting = undefined));
  own.counting.catch(() => undefined);
  return Promise.race([own.counting, sleep(longestWait, own.words, { ref: false })]);
}

async function countAnew(db: Database, own: Cache, as: number): Promise<Cached<Vocabulary>> {
  const counts = followed.get(db)?.count() ?? (await inBackground(() => countWords(db)));
  const until = counts.size > few ? performance.now() + minute : 0;
  own.words = { as, value: vocabularyOf(counts), until };
  return own.words;
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
  return placeNames([...municipalities, ...districts, ...regions], districtsOfPostcode);
}
