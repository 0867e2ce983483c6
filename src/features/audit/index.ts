import type { Viewer } from '../../contract/endpoint.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { ActionName } from './contract.ts';
import { addAction } from './db.ts';

export { countActions } from './db.ts';

/** Records an admin's action in the transaction that carries it out, so that neither exists without the other. */
export async function recordAction(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { email }: Pick<Viewer, 'email'>,
  done: { action: ActionName; subject: string; reason: string },
): Promise<void> {
  await addAction(db, { ...done, admin: email, doneAt: clock.now() });
}
