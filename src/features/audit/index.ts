import type { Viewer } from '../../contract/endpoint.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { ActionName } from './contract.ts';
import { addAction } from './db.ts';

export { countActions } from './db.ts';

/** Notes what an admin does, in the transaction that does it: neither is there without the other. */
export async function recordAction(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { email }: Pick<Viewer, 'email'>,
  done: { action: ActionName; subject: string; reason: string },
): Promise<void> {
  await addAction(db, { ...done, admin: email, doneAt: clock.now() });
}
