import { OperatorProblem } from '../../platform/operator-problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Collection, slugPattern } from './contract.ts';
import { addRevision, lockContent } from './db.ts';
import { problemOf } from './front-matter.ts';

export type Named = { collection: Collection; slug: string };
type Outside = Pick<Platform, 'db' | 'clock'>;

/** Saves a document under its name; the page is the new one from that moment on, in every process. */
export async function saveDocument(
  platform: Outside,
  { collection, slug }: Named,
  source: string,
): Promise<void> {
  if (!slugPattern.test(slug)) {
    throw new OperatorProblem(`${slug} cannot be an address: use small letters, digits and hyphens.`);
  }
  const problem = problemOf(collection, source);
  if (problem) throw new OperatorProblem(`${collection}/${slug}: ${problem}`);
  await add(platform, { collection, slug }, source);
}

/** Takes a document down. What was saved before stays in the database. */
export async function removeDocument(platform: Outside, named: Named): Promise<void> {
  await add(platform, named, null);
}

async function add({ db, clock }: Outside, named: Named, source: string | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction);
    await addRevision(transaction, { ...named, source, fileHash: null, savedAt: clock.now() });
  });
}
