import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Draft } from './contract.ts';
import type { Kind } from '../catalogue/contract.ts';
import { findDraft, latestDraft } from './db-drafts.ts';
import { draftView, draftsEndBefore } from './drafts.ts';

export async function getDraft(
  { db }: Platform,
  viewer: Viewer,
  id: string,
): Promise<Draft | Refusal<'not-found'>> {
  const row = await findDraft(db, id, viewer.advertiserId);
  return row ? draftView(db, row) : refuse('not-found');
}

/** The draft to go on with, if there is one; looking makes none. */
export async function currentDraft(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  kind: Kind,
): Promise<{ draft?: Draft }> {
  const latest = await latestDraft(db, { advertiserId, kind, usedSince: draftsEndBefore(clock.now()) });
  return latest ? { draft: await draftView(db, latest) } : {};
}
