import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { addPhotos } from '../../../test/albums.ts';
import { addListing, filledDraft, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { createTraces } from '../../../test/personal-traces/create-traces.ts';
import { testPlatform } from '../../../test/platform.ts';
import { freshSession } from '../../../test/sign-in.ts';
import { collect } from '../../../test/collect.ts';
import { unzip } from '../../../test/unzip.ts';
import { ownNewsletter, setOwnNewsletter } from '../newsletter/subscriptions.ts';
import { publish } from '../listings/publish.ts';
import { renew } from '../listings/renewal/renew.ts';
import { reopen } from '../listings/reopen.ts';
import { publicAdvertiser } from '../profiles/get-profile.ts';
import { downloadExport, requestExport } from './make-export.ts';
import { cancelDeletion, deleteAccount, requestDeletion } from './delete-account.ts';
import { personalTables } from './db-personal-data.ts';
import { accountDeletionJobs, sweepDeletions } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;
const runJobs = () => platform.runJobs(accountDeletionJobs(platform));

async function archiveOf(viewer: Viewer): Promise<Map<string, Buffer>> {
  const asked = await requestExport(platform, viewer);
  if (isRefusal(asked)) throw new Error(asked.refused);
  await runJobs();
  const file = await downloadExport(platform, viewer, asked.exports[0]?.id ?? '');
  if (isRefusal(file)) throw new Error(file.refused);
  return unzip(Buffer.from(await new Response(file.stream()).arrayBuffer()));
}
async function requestedDeletion(viewer: Viewer) {
  const asked = await requestDeletion(platform, viewer, await freshSession(platform, viewer.advertiserId));
  if (isRefusal(asked)) throw new Error(asked.refused);
  return asked;
}
const dataIn = (archive: Map<string, Buffer>): Record<string, unknown[]> =>
  JSON.parse(archive.get('data.json')?.toString() ?? '{}');

/** Tables of any feature that reference an account or contain an email address. */
async function tablesAboutPeople(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    with recursive leads(oid) as (
      select 'advertisers'::regclass::oid
      union
      select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and (attname ~ 'email' or attname ~ '(advertiser|sender)_id')
      union
      select conrelid from pg_constraint join leads on leads.oid = confrelid where contype = 'f'
    )
    select relname as table from pg_class join leads on leads.oid = pg_class.oid
    order by 1`.execute(platform.db);
  return rows.map(({ table }) => table);
}

/** Every table with a row that contains one of these words in any column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(platform.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await sql`
      select from ${sql.table(name)} as row where row::text ~* ${words.join('|')} limit 1`.execute(
      platform.db,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('the list of personal data', () => {
  it('contains every table that references an account or has an email address; new ones have to be added', async () => {
    const listed = new Set(personalTables.map(({ table }): string => table));
    expect([...listed].toSorted()).toEqual(await tablesAboutPeople());
  });
});

describe('an archive of personal data', () => {
  let viewer: Viewer;
  let archive: Map<string, Buffer>;
  beforeAll(async () => {
    viewer = await newAdvertiser(platform);
    await createTraces(platform, viewer);
    archive = await archiveOf(viewer);
  });

  it('contains rows of every table about the person', () => {
    const data = dataIn(archive);
    const empty = personalTables
      .map(({ name, table }) => name ?? table)
      .filter((part) => !data[part]?.length);
    expect(empty).toEqual([]);
  });

  it('contains the photos as stored on upload, including those of messages', () => {
    const photos = [...archive].filter(([name]) => name.startsWith('fotky/'));
    expect(photos).toHaveLength(3);
    for (const [, content] of photos) expect(content.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('contains no secrets, and only the name and text of people who wrote to its owner', () => {
    const text = archive.get('data.json')?.toString() ?? '';
    expect(text).not.toMatch(/_hash"/);
    expect(dataIn(archive)['received_messages']).toEqual([
      expect.objectContaining({ sender_name: 'Zájemce', message: 'Je ještě volná?' }),
    ]);
    expect(text).not.toContain('zajemce@example.cz');
  });

  it('contains the kind and day of reports that led to a decision, but not the reporter', async () => {
    expect(dataIn(archive)['reports_about_you']).toEqual([
      expect.objectContaining({ reason: 'fraud', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }),
    ]);
    expect(archive.get('data.json')?.toString()).not.toContain('kamarád z týmu');
  });

  it('lists the reports its owner has sent, without copies of the reported content', async () => {
    const [sent] = dataIn(archive)['sent_reports'] ?? [];
    expect(sent).toMatchObject({ subject: 'listing:1', explanation: 'Proč' });
    for (const part of ['title', 'content', 'photo']) expect(sent).not.toHaveProperty(part);
  });

  it('is announced by email, cannot be downloaded by others, and is deleted after a week', async () => {
    expect(platform.emails.findLast(({ to }) => to === viewer.email)?.subject).toBe(
      'Archiv s tvými daty je hotový',
    );
    const own = await requestExport(platform, viewer);
    expect(own).toMatchObject({ refused: 'too-many-requests' });
    const [row] = await platform.db
      .selectFrom('account_exports')
      .where('advertiser_id', '=', viewer.advertiserId)
      .selectAll()
      .execute();
    expect(await downloadExport(platform, await newAdvertiser(platform), row?.id ?? '')).toEqual({
      refused: 'not-found',
    });
    platform.clock.advance(7 * day);
    await sweepDeletions(platform);
    expect(await downloadExport(platform, viewer, row?.id ?? '')).toEqual({ refused: 'not-found' });
  });
});

describe('deleting an account', () => {
  it('blocks publishing, reopening and renewing until it is cancelled, and keeps drafts', async () => {
    const viewer = await newAdvertiser(platform);
    const sold = await addListing(platform, viewer, { state: 'sold' });
    const expired = await addListing(platform, viewer, { state: 'expired' });
    const draft = await filledDraft(platform, viewer, { values: { title: 'Druhá hůl' } });
    await requestedDeletion(viewer);
    const refusal = refuse('account-being-deleted');
    expect(await publish(platform, viewer, draft)).toEqual(refusal);
    expect(await reopen(platform, viewer, sold)).toEqual(refusal);
    expect(await renew(platform, viewer, expired)).toEqual(refusal);
    await cancelDeletion(platform, viewer);
    expect(await publish(platform, viewer, draft)).toMatchObject({ state: 'active' });
  });

  it('withdraws listings at once, and restores them when it is cancelled', async () => {
    const viewer = await newAdvertiser(platform);
    const living = await addListing(platform, viewer);
    const sold = await addListing(platform, viewer, { state: 'sold' });
    const withdrawn = await addListing(platform, viewer, { state: 'withdrawn' });
    const states = async () => {
      const rows = await platform.db
        .selectFrom('listings')
        .where('advertiser_id', '=', viewer.advertiserId)
        .select(['id', 'state'])
        .orderBy('id')
        .execute();
      return rows.map(({ state }) => state);
    };
    expect([living, sold, withdrawn]).toHaveLength(3);
    const { leaving } = await requestedDeletion(viewer);
    expect(leaving?.goesAt).toBe(new Date(platform.clock.now().getTime() + 7 * day).toISOString());
    expect(await states()).toEqual(['withdrawn', 'sold', 'withdrawn']);
    const { slug } = await platform.db
      .selectFrom('advertisers')
      .where('id', '=', viewer.advertiserId)
      .select('slug')
      .executeTakeFirstOrThrow();
    expect(await publicAdvertiser(platform, slug)).toMatchObject({ refused: 'advertiser-gone' });
    expect((await cancelDeletion(platform, viewer)).leaving).toBeUndefined();
    expect(await states()).toEqual(['active', 'sold', 'withdrawn']);
    platform.clock.advance(8 * day);
    await deleteAccount(platform, viewer.advertiserId);
    expect(await states()).toHaveLength(3);
    await runJobs();
    const subjects = platform.emails.filter(({ to }) => to === viewer.email).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Účet zůstává');
  });

  it('deletes everything after a week except legally required records; the profile is then gone', async () => {
    const viewer = await newAdvertiser(platform);
    await createTraces(platform, viewer);
    const { slug } = await platform.db
      .selectFrom('advertisers')
      .where('id', '=', viewer.advertiserId)
      .select('slug')
      .executeTakeFirstOrThrow();
    const files = async () =>
      (await collect(platform.storage.list('photos'))).length +
      (await collect(platform.storage.list('sources'))).length;
    const archives = async () => (await collect(platform.storage.list('exports'))).length;
    const [before, archivesBefore] = [await files(), await archives()];
    await archiveOf(viewer);
    await cancelDeletion(platform, viewer);
    await requestedDeletion(viewer);
    platform.clock.advance(6 * day);
    await deleteAccount(platform, viewer.advertiserId);
    expect(await tablesWith([viewer.advertiserId])).toContain('advertisers');
    platform.clock.advance(day);
    await deleteAccount(platform, viewer.advertiserId);
    expect(await tablesWith([viewer.advertiserId, viewer.email, slug, 'stopa-nikdy'])).toEqual([
      'admin_actions',
      'membership_orders',
    ]);
    expect(await publicAdvertiser(platform, slug)).toMatchObject({ refused: 'advertiser-gone' });
    expect(await files()).toBeLessThan(before);
    expect(await archives()).toBe(archivesBefore);
    await platform.runJobs();
    expect(platform.emails.at(-1)).toMatchObject({ to: viewer.email, subject: 'Tvůj účet je smazaný' });
    platform.clock.advance(11 * 366 * day);
    await sweepDeletions(platform);
    expect(await tablesWith([viewer.email])).toEqual(['admin_actions']);
  });

  it('neither exports nor deletes data of an account whose address is the other address here', async () => {
    const [viewer, other] = [await newAdvertiser(platform), await newAdvertiser(platform)];
    const now = platform.clock.now();
    await platform.db
      .updateTable('advertisers')
      .where('id', '=', viewer.advertiserId)
      .set({ other_email: other.email, other_email_verified_at: now })
      .execute();
    await setOwnNewsletter(platform, other, true);
    expect(dataIn(await archiveOf(viewer))).toMatchObject({ newsletter_subscribers: [] });
    await requestedDeletion(viewer);
    platform.clock.advance(7 * day);
    await deleteAccount(platform, viewer.advertiserId);
    expect(await tablesWith([viewer.advertiserId])).toEqual([]);
    expect(await ownNewsletter(platform, other)).toEqual({ state: 'subscribed' });
  });

  it('resumes after a crash while deleting files, and can run twice concurrently', async () => {
    const viewer = await newAdvertiser(platform);
    const draft = await filledDraft(platform, viewer, { photos: 2 });
    expect(draft).toBeTruthy();
    const albums = await platform.db
      .selectFrom('albums')
      .where('advertiser_id', '=', viewer.advertiserId)
      .select('id')
      .execute();
    await addPhotos(platform, albums[0]?.id ?? '', 1);
    await requestedDeletion(viewer);
    platform.clock.advance(7 * day);
    let deletions = 0;
    const dying = {
      ...platform.storage,
      delete: async (key: string) => {
        deletions += 1;
        if (deletions === 3) throw new Error('killed');
        await platform.storage.delete(key);
      },
    };
    await expect(deleteAccount({ ...platform, storage: dying }, viewer.advertiserId)).rejects.toThrow(
      'killed',
    );
    expect(await tablesWith([viewer.advertiserId])).toContain('advertisers');
    await Promise.all([
      deleteAccount(platform, viewer.advertiserId),
      deleteAccount(platform, viewer.advertiserId),
    ]);
    expect(await tablesWith([viewer.advertiserId])).toEqual([]);
    await platform.runJobs();
    expect(
      platform.emails.filter(({ to, subject }) => to === viewer.email && subject === 'Tvůj účet je smazaný'),
    ).toHaveLength(1);
  });
});
