import { OperatorProblem } from '../../platform/operator-problem.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { type Collection, slugPattern } from './contract.ts';
import { addRevision, lockContent } from './db.ts';
import { problemOf } from './front-matter.ts';

export type Named = { collection: Collection; slug: string };
type Outside = Pick<Platform, 'db' | 'clock'>;

/** Something that has to happen together with a saving, or neither of them. */
type Together = (db: Database) => Promise<void>;

/** Saves a document under its name; the page is the new one from that moment on, in every process. */
export async function saveDocument(
  platform: Outside,
  { collection, slug }: Named,
  source: string,
  together?: Together,
): Promise<void> {
  if (!slugPattern.test(slug)) {
    throw new OperatorProblem(`${slug} cannot be an address: use small letters, digits and hyphens.`);
  }
  const problem = problemOf(collection, source);
  if (problem) throw new OperatorProblem(`${collection}/${slug}: ${problem}`);
  await add(platform, { collection, slug }, source, together);
}

/** Takes a document down. What was saved before stays in the database. */
export async function removeDocument(platform: Outside, named: Named, together?: Together): Promise<void> {
  await add(platform, named, null, together);
}

async function add(
  { db, clock }: Outside,
  named: Named,
  source: string | null,
  together?: Together,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    await addRevision(transaction, { ...named, source, fileHash: null, savedAt: clock.now() });
    await together?.(transaction);
  });
}
