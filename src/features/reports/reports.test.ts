import { beforeAll, describe, expect, it } from 'vitest';
import { addPhotos } from '../../../test/albums.ts';
import { loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { decideNow, keyIn, reason, reporting, rule, subjectOf } from '../../../test/reports.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { contactAdvertiser } from '../conversations/contact-advertiser.ts';
import { createAlbum, removePhoto } from '../media/album.ts';
import { sweepMedia } from '../media/sweep.ts';
import { getReportedContent, listReports } from './admin-views.ts';
import { checkReport } from './components/check-report.ts';
import { clearBadFaith, markBadFaith } from './bad-faith.ts';
import { reportPhoto } from './evidence.ts';
import { sweepReports } from './feature.ts';
import { badFaithDays, badFaithLimit } from './rules.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));
const { admin, caseOf, decide, emailsTo, object, owned, report, reported } = reporting(platform);
const day = 86_400_000;

describe('a report', () => {
  it('is confirmed to its sender with a number and a key, but without the text written', async () => {
    const { id } = await owned();
    const { number, key } = await reported(id, { email: 'potvrzeni@example.cz' });
    const [email] = await emailsTo('potvrzeni@example.cz');
    expect(email?.subject).toBe(`Hlášení č. ${number} je u nás`);
    expect(email?.text).not.toMatch(/ukradli|Eva/);
    expect(await caseOf(keyIn(email?.text))).toMatchObject({ side: 'reporter', number });
    expect(await caseOf(key)).toMatchObject({ side: 'reporter', number, what: `inzerát č. ${id}` });
    expect(await caseOf('x'.repeat(43))).toEqual(refuse('link-not-valid'));
  });

  it('stores the listing as it was, whatever its advertiser changes later', async () => {
    const { id } = await owned();
    await reported(id);
    await platform.db.updateTable('listings').where('id', '=', id).set({ title: 'Jiná' }).execute();
    const content = await getReportedContent(platform, admin, subjectOf(id));
    expect(content).toMatchObject({ snapshot: { title: 'Unihoc Epic 26, 96 cm' } });
  });

  it('without an email address states on its page that no emails will be sent', async () => {
    const { id } = await owned();
    const { key } = await reported(id, { reason: 'child-abuse', email: undefined });
    expect(await caseOf(key)).toMatchObject({ email: false });
    expect(await caseOf((await reported(id)).key)).toMatchObject({ email: true });
  });

  it('is stored once when its form is sent twice', async () => {
    const { id } = await owned();
    const key = 'stejny-klic'.padEnd(43, '.');
    expect(await reported(id, { key })).toEqual(await reported(id, { key }));
  });

  it.each(['https://example.com/inzerat/hul-1', '/blog', '/inzerat/neni', '/ucet/zpravy/1', 'http://', '  '])(
    'is refused about %s',
    async (address) => {
      expect(await report(1, { address })).toMatchObject({ refused: 'not-found' });
    },
  );

  it('is refused about one’s own listing', async () => {
    const { id, viewer } = await owned();
    expect(await report(id, { viewer })).toMatchObject({ refused: 'not-found' });
    expect(await report(id, { viewer: await newAdvertiser(platform) })).not.toHaveProperty('refused');
  });

  it('of child abuse is queued before older ones', async () => {
    const [older, urgent] = [await owned(), await owned()];
    await reported(older.id);
    platform.clock.advance(1000);
    await reported(urgent.id, { reason: 'child-abuse' });
    const order = (await listReports(platform)).things.map(({ subject }) => subject);
    expect(order.indexOf(subjectOf(urgent.id))).toBeLessThan(order.indexOf(subjectOf(older.id)));
  });

  it('requires a name and an email address, except about child abuse', () => {
    const fields = {
      address: '/inzerat/1',
      explanation: 'Ty fotky sem nepatří.',
      truthful: 'on',
      name: '',
      email: '',
    };
    expect(Object.keys(checkReport({ ...fields, reason: 'fraud' }))).toEqual(['name', 'email']);
    expect(checkReport({ ...fields, reason: 'child-abuse' })).toEqual({});
    expect(Object.keys(checkReport({ ...fields, reason: 'child-abuse', truthful: '' }))).toEqual([
      'truthful',
    ]);
  });

  it('is limited, so that nobody can flood the queue', async () => {
    const { id } = await owned();
    const client = 'zaplava';
    for (let sent = 0; sent < 20; sent += 1) await reported(id, { client });
    expect(await report(id, { client })).toMatchObject({ refused: 'too-many-requests' });
  });

  it('of a message stores that message, and only its recipient can report it', async () => {
    const { id, viewer: seller } = await owned();
    const asker = await newAdvertiser(platform);
    const words = { listingId: id, name: 'Zájemce', text: 'Pošli mi číslo karty.', client: 'podvodnik' };
    await contactAdvertiser(platform, { ...words, email: asker.email, viewer: asker });
    const { id: message, conversation_id } = await platform.db
      .selectFrom('contact_messages')
      .select(['id', 'conversation_id'])
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow();
    const address = `/ucet/zpravy/${conversation_id}#zprava-${message}`;
    expect(await report(1, { address })).toMatchObject({
      fields: { address: [expect.stringContaining('přihlásíš')] },
    });
    expect(await report(1, { address, viewer: asker })).toMatchObject({ refused: 'not-found' });
    await reported(1, { address, viewer: seller });
    const content = await getReportedContent(platform, admin, `message:${message}`);
    expect(content).toMatchObject({
      snapshot: { content: 'Pošli mi číslo karty.' },
      advertiser: { id: asker.advertiserId },
    });
    const sent = { action: 'blocked', reason, rule, upTo: 2 ** 31 - 1 } as const;
    const blocked = await decideNow(platform, admin, { ...sent, subject: `message:${message}` });
    expect(blocked).toMatchObject({ advertiser: { blocked: true } });
    expect((await emailsTo(asker.email)).at(-1)?.subject).toBe('Tvůj účet jsme zablokovali');
  });
});

describe('a subject with more reports than a page shows', () => {
  it('lists the newest, the number of older ones, and those before a given one', async () => {
    const { id } = await owned();
    const { number } = await reported(id);
    const insert = `insert into reports (key_hash, subject, title, content, reason, explanation, client, created_at)
      select 'many ' || i, $1, 'x', 'x', 'other', 'x', 'x', now() from generate_series(1, 101) i`;
    await platform.pool.query(insert, [subjectOf(id)]);
    const newest = await getReportedContent(platform, admin, subjectOf(id));
    if (isRefusal(newest)) throw new Error(newest.refused);
    expect([newest.reports.length, newest.olderReports]).toEqual([100, 2]);
    const older = await getReportedContent(platform, admin, subjectOf(id), newest.reports[0]?.number);
    expect(older).toMatchObject({ reports: [{ number }, {}], olderReports: 0 });
    await platform.db.deleteFrom('reports').where('subject', '=', subjectOf(id)).execute();
  });
});

describe('the queue', () => {
  it('has one row for each reported subject, the oldest first', async () => {
    await platform.db.deleteFrom('reports').execute();
    const [first, second] = [await owned(), await owned()];
    await reported(first.id, { reason: 'fraud' });
    platform.clock.advance(day);
    await reported(second.id);
    await reported(first.id);
    const { things, waiting } = await listReports(platform);
    expect(waiting).toBe(2);
    expect(things).toMatchObject([
      { subject: subjectOf(first.id), reports: 2, reasons: ['fraud', 'stolen'] },
      { subject: subjectOf(second.id), reports: 1 },
    ]);
  });
});

describe('over time', () => {
  it('abuse of reporting causes warnings and then a temporary ban, except for reports of child abuse', async () => {
    const { id } = await owned();
    const viewer = await newAdvertiser(platform);
    const subject = subjectOf(id);
    let firstMarked = 0;
    for (let marked = 0; marked < badFaithLimit; marked += 1) {
      const { number } = await reported(id, { viewer, email: viewer.email });
      firstMarked ||= number;
      const marking = { subject, number, reason: 'Nahlásil soupeře.' };
      await markBadFaith(platform, admin, marking);
      expect(await markBadFaith(platform, admin, marking)).toEqual(refuse('decided-already'));
    }
    const warnings = (await emailsTo(viewer.email)).filter(({ subject: line }) => line.endsWith('varování'));
    expect(warnings).toHaveLength(badFaithLimit);
    expect(await report(id, { viewer })).toEqual(refuse('reports-refused'));
    expect(await getReportedContent(platform, admin, subject)).toMatchObject({
      reports: [{ sender: { refused: true } }, {}, {}],
    });
    await reported(id, { viewer, reason: 'child-abuse' });
    // A mistaken mark can be removed once and no longer counts.
    const clearing = { subject, number: firstMarked, reason: 'Spletli jsme se.' };
    await clearBadFaith(platform, admin, clearing);
    expect(await clearBadFaith(platform, admin, clearing)).toEqual(refuse('decided-already'));
    expect((await emailsTo(viewer.email)).at(-1)?.subject).toBe(
      `Hlášení č. ${firstMarked}: varování neplatí`,
    );
    await reported(id, { viewer });
    await markBadFaith(platform, admin, clearing);
    // Abuse by someone else who signs with the same address does not count.
    await reported(id, { email: viewer.email });
    platform.clock.advance(badFaithDays * day);
    await reported(id, { viewer });
  });

  it('a verified address is not affected by abuse from its network, but shares its rate limit', async () => {
    const { id } = await owned();
    const client = 'sdilena-sit';
    const neighbour = 'soused@example.cz';
    await reported(id, { client, email: neighbour });
    for (let marked = 0; marked < badFaithLimit; marked += 1) {
      const { number } = await reported(id, { client, email: `vymysleny-${marked}@example.cz` });
      await markBadFaith(platform, admin, { subject: subjectOf(id), number, reason: 'Nahlásil soupeře.' });
    }
    expect(await report(id, { client })).toEqual(refuse('reports-refused'));
    expect(await report(id, { client, email: neighbour })).toEqual(refuse('reports-refused'));
    await caseOf(keyIn((await emailsTo(neighbour))[0]?.text));
    await reported(id, { client, email: neighbour });
    expect(await report(id, { client })).toEqual(refuse('reports-refused'));
    for (let sent = 5; sent < 20; sent += 1) await reported(id, { client, email: neighbour });
    expect(await report(id, { client, email: neighbour })).toMatchObject({ refused: 'too-many-requests' });
  });

  it('photos of a reported listing are kept with the report when their advertiser deletes them', async () => {
    const { id, viewer } = await owned();
    const albumId = await createAlbum(platform, platform.db, viewer.advertiserId);
    const [photoId = ''] = await addPhotos(platform, albumId, 1);
    await platform.db.updateTable('listings').where('id', '=', id).set({ album_id: albumId }).execute();
    const { number } = await reported(id);
    await removePhoto(platform, { albumId, advertiserId: viewer.advertiserId, photoId });
    platform.clock.advance(3 * day);
    await sweepMedia(platform);
    await sweepReports(platform);
    expect(await getReportedContent(platform, admin, subjectOf(id))).toMatchObject({
      snapshot: { photos: [`/sprava/nahlaseni/${number}/fotky/0`] },
    });
    expect(await reportPhoto(platform, { number, place: 0 })).toMatchObject({ mediaType: 'image/jpeg' });
  });

  it('a decided report is kept as long as its decision, whatever its own age', async () => {
    const { id } = await owned();
    const { key } = await reported(id);
    platform.clock.advance(400 * day);
    await decide(id, 'kept');
    platform.clock.advance(400 * day);
    await sweepReports(platform);
    expect(await caseOf(key)).toMatchObject({ decision: { action: 'kept' } });
  });

  it('reports, decisions and objections are deleted after 24 months', async () => {
    const { id } = await owned();
    const { key } = await reported(id);
    await decide(id, 'kept');
    await object(key);
    platform.clock.advance(732 * day);
    await sweepReports(platform);
    for (const table of ['reports', 'decisions', 'objections'] as const)
      expect(await platform.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
