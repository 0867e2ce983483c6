import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Draft } from './contract.ts';
import { unpublishedDrafts } from './db-drafts.ts';
import { draftView, draftsEndBefore } from './drafts.ts';
import { isStarted } from './is-started.ts';

/** Own drafts to go on with; one that was only opened is nobody's loss and is left out. */
export async function listDrafts({ db, clock }: Platform, { advertiserId }: Viewer): Promise<Draft[]> {
  const rows = await unpublishedDrafts(db, { advertiserId, usedSince: draftsEndBefore(clock.now()) });
  const drafts = await Promise.all(rows.map((row) => draftView(db, row)));
  return drafts.filter(isStarted);
}
