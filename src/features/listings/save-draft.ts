import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Draft, FormValues } from './contract.ts';
import { findDraft, updateValues } from './db-drafts.ts';
import { draftView } from './drafts.ts';
import { storable } from './typed-text.ts';

/** Saves what was typed, valid or not. A draft that has been published meanwhile stays as it was. */
export async function saveDraft(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  { id, values }: { id: string; values: FormValues },
): Promise<Draft | Refusal<'not-found'>> {
  const saved = await updateValues(db, {
    id,
    advertiserId,
    values: storableValues(values),
    now: clock.now(),
  });
  const row = saved ?? (await findDraft(db, id, advertiserId));
  return row ? draftView(db, row) : refuse('not-found');
}

function storableValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      storable(name),
      Array.isArray(value) ? value.map(storable) : storable(value),
    ]),
  );
}
