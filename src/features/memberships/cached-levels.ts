import { ttlCache } from '../../platform/database/ttl-cache.ts';
import { allLevels } from './db-levels.ts';
import { levelView } from './view.ts';

/** The levels as an admin has set them, the free one first; another process hears of a change within a second. */
export const cachedLevels = ttlCache(1_000, async (db) => (await allLevels(db)).map(levelView));
