import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { fold } from '../../contract/fold.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import type { ManagedRound, RoundForm } from './contract.ts';
import { insertRound, isNameTaken, lockRound, setRoundValues } from './db-rounds.ts';
import { managedRound, subjectOf } from './managed.ts';

/** The round's address is made of its name: `Kolo 11 / 2026` is at `/losovani/kolo-11-2026`. */
export function slugOfName(name: string): string {
  const words = fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words || 'kolo';
}

/** Prepares a round that only admins see. */
export async function draftRound(
  platform: Platform,
  admin: Viewer,
  { reason, ...values }: RoundForm,
): Promise<ManagedRound | Refusal<'lottery-name-taken'>> {
  const id = platform.ids.uuid();
  return platform.db.transaction().execute(async (db) => {
    const round = { id, now: platform.clock.now() };
    if (!(await insertRound(db, round, { ...values, slug: slugOfName(values.name) })))
      return refuse('lottery-name-taken');
    await recordAction(platform, db, admin, { action: 'draft-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}

/** Changes a round that is not open yet; an open one stays as it was promised. */
export async function changeRound(
  platform: Platform,
  admin: Viewer,
  { id, reason, ...form }: RoundForm & { id: string },
): Promise<ManagedRound | Refusal<'not-found' | 'lottery-name-taken' | 'lottery-round-fixed'>> {
  const values = { ...form, slug: slugOfName(form.name) };
  return platform.db.transaction().execute(async (db) => {
    const round = await lockRound(db, id);
    if (!round) return refuse('not-found');
    if (round.state !== 'draft') return refuse('lottery-round-fixed');
    if (await isNameTaken(db, values.slug, id)) return refuse('lottery-name-taken');
    await setRoundValues(db, id, values);
    await recordAction(platform, db, admin, { action: 'change-lottery', subject: subjectOf(id), reason });
    return managedRound(platform, db, id);
  });
}
