import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Draft } from './contract.ts';
import { findDraft } from './db-drafts.ts';
import { draftView } from './drafts.ts';

export async function getDraft(
  { db }: Platform,
  viewer: Viewer,
  id: string,
): Promise<Draft | Refusal<'not-found'>> {
  const row = await findDraft(db, id, viewer.advertiserId);
  return row ? draftView(db, row) : refuse('not-found');
}
