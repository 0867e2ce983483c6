import { type Endpoint, implement, type Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import type { Feature } from '../feature.ts';
import * as contract from './contract.ts';
import { type About, advertiserOf, deleteNote, insertNote, notesAbout } from './db.ts';

function noteRoutes(platform: Platform): Endpoint[] {
  return [
    implement(contract.listAdminNotes, ({ query }) => listNotes(platform.db, query.subject)),
    implement(contract.addAdminNote, ({ body }, { viewer }) => addNote(platform, viewer, body)),
    implement(contract.removeAdminNote, ({ params }, { viewer }) => removeNote(platform, viewer, params.id)),
  ];
}

export const adminNotesFeature: Feature = { contract, endpoints: noteRoutes };

function aboutOf(subject: string): About {
  const [kind, id = ''] = subject.split(':');
  return kind === 'listing' ? { listingId: Number(id) } : { advertiserId: id };
}

export async function listNotes(db: Database, subject: string): Promise<contract.AdminNote[]> {
  const rows = await notesAbout(db, aboutOf(subject), contract.notesShown);
  return rows.map(({ title, author, writtenAt, ...rest }) => ({
    ...rest,
    title: title ?? undefined,
    author: author ?? undefined,
    writtenAt: writtenAt.toISOString(),
  }));
}

/** Notes something for others who look after the bazaar. The log has who and when; the words can be deleted, it cannot. */
export async function addNote(
  platform: Platform,
  viewer: Viewer,
  { subject, note }: { subject: string; note: string },
): Promise<contract.AdminNote[] | Refusal<'not-found'>> {
  const { clock, ids } = platform;
  return platform.db.transaction().execute(async (db) => {
    const about = aboutOf(subject);
    const advertiserId = await advertiserOf(db, about);
    if (!advertiserId) return refuse('not-found');
    await insertNote(db, {
      id: ids.uuid(),
      advertiserId,
      listingId: 'listingId' in about ? about.listingId : undefined,
      authorId: viewer.advertiserId,
      note,
      now: clock.now(),
    });
    await recordAction(platform, db, viewer, { action: 'add-note', subject, reason: 'interní poznámka' });
    return listNotes(db, subject);
  });
}

export async function removeNote(
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<{ removed: true } | Refusal<'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    const subject = await deleteNote(db, id);
    if (!subject) return refuse('not-found');
    await recordAction(platform, db, viewer, { action: 'remove-note', subject, reason: 'interní poznámka' });
    return { removed: true } as const;
  });
}
