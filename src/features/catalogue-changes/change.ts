import type { Viewer } from '../../contract/endpoint.ts';
import type { Refusal } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { ActionName } from '../audit/contract.ts';
import { recordAction } from '../audit/index.ts';
import type { CatalogueChanges } from '../catalogue/index.ts';
import { readChanges } from './current.ts';
import { lockChanges } from './db.ts';
import { queueRereading } from './reread.ts';

type Refused = Refusal<'not-found' | 'invalid-input'>;

/** What to save of a change, what the log says of it, and which page shows it. */
export type Decision = {
  save: (db: Database, now: Date) => Promise<void>;
  log: { action: ActionName; subject: string; reason: string };
  shows: string;
};

/**
 * Changes the catalogue after what `decide` says of it as it is. This process knows it at once, the others by a notice;
 * listings are read again a moment later. Returns what shows the change.
 */
export async function changeCatalogue(
  platform: Platform,
  admin: Viewer,
  decide: (before: CatalogueChanges) => Decision | Refused,
): Promise<{ shown: string } | Refused> {
  const done = await platform.db.transaction().execute(async (db) => {
    await lockChanges(db);
    const decision = decide(await readChanges(db));
    if ('refused' in decision) return decision;
    await decision.save(db, platform.clock.now());
    await queueRereading(platform, db);
    await recordAction(platform, db, admin, decision.log);
    return { shown: decision.shows };
  });
  if (!('refused' in done)) await readChanges(platform.db);
  return done;
}
