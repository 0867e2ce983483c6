import type { ClientConfig } from 'pg';
import { onNotice } from '../../platform/database/notices.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { type CatalogueChanges, setCatalogueChanges } from '../catalogue/index.ts';
import { allChanges } from './db.ts';

/** Milliseconds between looks for a change whose notice was missed. */
const look = 5_000;

/** Has this process know the catalogue as the database has it, and returns all changes. */
export async function readChanges(db: Database): Promise<CatalogueChanges> {
  const turn = (begun += 1);
  const changes = await allChanges(db);
  const read = JSON.stringify(changes);
  // A read that was overtaken by a later one may not know what that one knows.
  if (turn < newest) return changes;
  newest = turn;
  if (read !== known) {
    known = read;
    setCatalogueChanges(changes);
  }
  return changes;
}

/** How many reads have begun, and the last one of them that this process knows. */
let begun = 0;
let newest = 0;

/** The changes this process knows; what is made of the catalogue is made anew only when they differ. */
let known = JSON.stringify({ brands: [], categories: [], options: [] });

/** Follows the changes of other processes until closed. All are read before this comes back. */
export async function followCatalogue(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  connection: ClientConfig,
): Promise<{ close(): Promise<void> }> {
  let reading: Promise<unknown> = readChanges(db);
  await reading;
  const readAgain = () => {
    reading = reading
      .then(() => readChanges(db))
      .catch((problem: unknown) => log.debug({ err: problem }, 'the catalogue could not be read again'));
  };
  const notices = onNotice(connection, 'brands_changed', readAgain, log);
  const timer = setInterval(readAgain, look);
  return {
    async close() {
      clearInterval(timer);
      await notices.stop();
      await reading;
    },
  };
}
