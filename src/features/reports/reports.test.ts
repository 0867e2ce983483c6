import { beforeAll, describe, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { checkReport } from './components/check-report.ts';
import { getListing } from '../listings/read-listing.ts';
import { lastActions } from '../audit/db.ts';
import { contactAdvertiser } from '../conversations/contact-advertiser.ts';
import { removeListing } from '../moderation/remove.ts';
import { getReportedContent, listReports } from './admin-views.ts';
import { getModerationCase, objectToDecision } from './cases.ts';
import { answerObjection, decideReports, markBadFaith } from './decide.ts';
import { sweepReports } from './feature.ts';
import { reportContent } from './report.ts';
import { badFaithDays, badFaithLimit } from './rules.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));

const day = 86_400_000;
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
const reason = 'Sériové číslo souhlasí s nahlášenou krádeží.';
const rule = 'Co sem patří a co ne: padělky a kradené věci';
let people = 0;
type Form = Partial<Parameters<typeof reportContent>[1]>;
const report = (id: number, form: Form = {}) =>
  reportContent(platform, {
    address: `${platform.config.appUrl}/inzerat/hul-${id}`,
    reason: 'stolen',
    explanation: 'Tuhle hůl nám ukradli z haly.',
    name: 'Eva Nováková',
    email: `hlasi-${(people += 1)}@example.cz`,
    truthful: true,
    client: platform.ids.token(),
    viewer: undefined,
    ...form,
  });
async function reported(id: number, form: Form = {}) {
  const sent = await report(id, form);
  if (isRefusal(sent)) throw new Error(sent.refused);
  return sent;
}
const subjectOf = (id: number) => `listing:${id}`;
const decide = (id: number, action: 'kept' | 'handled' | 'removed' | 'blocked', upTo = 2 ** 31 - 1) =>
  decideReports(platform, admin, { subject: subjectOf(id), action, reason, rule, upTo });
const caseOf = (key: string, viewer?: Viewer) => getModerationCase(platform, { key, viewer });
const object = (key: string, viewer?: Viewer) =>
  objectToDecision(platform, { key, viewer, message: 'Mám na ni účtenku z obchodu.' });
async function answer(id: number, granted: boolean) {
  const content = await getReportedContent(platform, subjectOf(id));
  const waiting = isRefusal(content) ? undefined : content.objections.find((each) => !each.answer);
  return answerObjection(platform, admin, {
    id: waiting?.id ?? '',
    granted,
    answer: 'Účtenku jsme ověřili.',
  });
}
const emailsTo = async (email: string) => {
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === email);
};
const keyIn = (text = '') => /dal=\/rozhodnuti\/([\w-]{43})/.exec(text)?.[1] ?? '';
async function owned() {
  const viewer = await newAdvertiser(platform);
  return { viewer, id: await addListing(platform, viewer) };
}

describe('a report', () => {
  it('is confirmed to its sender with a number and a key, and never in the words of who wrote it', async () => {
    const { id } = await owned();
    const { number, key } = await reported(id, { email: 'potvrzeni@example.cz' });
    const [email] = await emailsTo('potvrzeni@example.cz');
    expect(email?.subject).toBe(`Hlášení č. ${number} je u nás`);
    expect(email?.text).not.toMatch(/ukradli|Eva/);
    expect(keyIn(email?.text)).toBe(key);
    expect(await caseOf(key)).toMatchObject({ side: 'reporter', number, what: `inzerát č. ${id}` });
    expect(await caseOf('x'.repeat(43))).toEqual(refuse('link-not-valid'));
  });

  it('waits with the listing as it was, though its advertiser changes it', async () => {
    const { id } = await owned();
    await reported(id);
    await platform.db.updateTable('listings').where('id', '=', id).set({ title: 'Jiná' }).execute();
    const content = await getReportedContent(platform, subjectOf(id));
    expect(content).toMatchObject({ snapshot: { title: 'Unihoc Epic 26, 96 cm' } });
  });

  it('is one, though its form is sent twice', async () => {
    const { id } = await owned();
    const key = 'stejny-klic'.padEnd(43, '.');
    expect(await reported(id, { key })).toEqual(await reported(id, { key }));
  });

  it.each(['https://example.com/inzerat/hul-1', '/blog', '/inzerat/neni', '/ucet/zpravy/1', 'http://', '  '])(
    'is not taken of %s',
    async (address) => {
      expect(await report(1, { address })).toMatchObject({ refused: 'not-found' });
    },
  );

  it('needs a name and an address, but not of child abuse', () => {
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

  it('is counted: nobody floods the queue', async () => {
    const { id } = await owned();
    const client = 'zaplava';
    for (let sent = 0; sent < 20; sent += 1) await reported(id, { client });
    expect(await report(id, { client })).toMatchObject({ refused: 'too-many-requests' });
  });

  it('of a message holds that message, and only who may read it can report it', async () => {
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
    expect(await report(1, { address })).toMatchObject({ refused: 'not-found' });
    expect(await report(1, { address, viewer: asker })).toMatchObject({ refused: 'not-found' });
    await reported(1, { address, viewer: seller });
    const content = await getReportedContent(platform, `message:${message}`);
    expect(content).toMatchObject({
      snapshot: { content: 'Pošli mi číslo karty.' },
      advertiser: { id: asker.advertiserId },
    });
    const sent = { action: 'blocked', reason, rule, upTo: 2 ** 31 - 1 } as const;
    const blocked = await decideReports(platform, admin, { ...sent, subject: `message:${message}` });
    expect(blocked).toMatchObject({ advertiser: { blocked: true } });
    expect((await emailsTo(asker.email)).at(-1)?.subject).toBe('Tvůj účet jsme zablokovali');
  });
});

describe('the queue', () => {
  it('has one row for a thing, the oldest first', async () => {
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

describe('a decision', () => {
  it('to remove tells both sides why, without a word of who reported', async () => {
    const { id, viewer } = await owned();
    const email = 'okradena@example.cz';
    const { number } = await reported(id, { email });
    expect(await decide(id, 'removed')).toMatchObject({ reports: [{ action: 'removed' }] });
    expect(await getListing(platform, id)).toEqual(refuse('listing-blocked'));
    const toReporter = (await emailsTo(email)).at(-1);
    expect(toReporter?.subject).toBe(`Hlášení č. ${number}: jak jsme rozhodli`);
    for (const said of ['Inzerát jsme smazali.', reason, rule]) expect(toReporter?.text).toContain(said);
    expect(keyIn(toReporter?.text)).not.toBe('');
    expect(toReporter?.text).not.toContain('námitku');
    const toAdvertiser = (await emailsTo(viewer.email)).at(-1);
    for (const said of [reason, rule, 'nepoužili jsme ho ani k nalezení obsahu', 'Do šesti měsíců'])
      expect(toAdvertiser?.text).toContain(said);
    expect(toAdvertiser?.text).not.toMatch(/Eva|ukradli|okradena/);
    const actions = await lastActions(platform.db, { subject: subjectOf(id), atMost: 5 });
    expect(actions.map(({ action }) => action)).toEqual(['decide-reports', 'remove-listing']);
  });

  it('made twice at once is one, and who comes second is told so', async () => {
    const { id, viewer } = await owned();
    const email = 'jednou@example.cz';
    for (const _ of [1, 2]) await reported(id, { email });
    const decided = await Promise.all([decide(id, 'removed'), decide(id, 'removed')]);
    expect(decided.filter(isRefusal)).toEqual([refuse('decided-already')]);
    expect((await emailsTo(email)).map(({ subject }) => subject.replaceAll(/\d+/g, 'N'))).toEqual([
      'Hlášení č. N je u nás',
      'Hlášení č. N je u nás',
      'Hlášení č. N: jak jsme rozhodli',
    ]);
    expect(await emailsTo(viewer.email)).toHaveLength(1);
  });

  it('to remove or block is refused where that is done already, and the report waits on', async () => {
    const { id } = await owned();
    await reported(id);
    await removeListing(platform, admin, { id, reason, rule, source: 'own' });
    expect(await decide(id, 'removed')).toEqual(refuse('done-already'));
    await decide(id, 'blocked');
    await reported(id);
    expect(await decide(id, 'blocked')).toEqual(refuse('done-already'));
    expect(await decide(id, 'handled')).toMatchObject({
      removed: true,
      reports: [{ action: 'blocked' }, { action: 'handled' }],
    });
  });

  it('leaves a report that came while it was made', async () => {
    const { id } = await owned();
    const { number } = await reported(id);
    await reported(id);
    expect(await decide(id, 'kept', number)).toMatchObject({
      reports: [{ action: 'kept' }, { number: number + 1 }],
    });
  });

  it('cannot close the account of an admin', async () => {
    const { id, viewer } = await owned();
    await reported(id);
    const config = { ...platform.config, adminEmails: [viewer.email] };
    const decided = { subject: subjectOf(id), action: 'blocked', reason, rule, upTo: 2 ** 31 - 1 } as const;
    expect(await decideReports({ ...platform, config }, admin, decided)).toEqual(
      refuse('account-not-blockable'),
    );
    expect(await getReportedContent(platform, subjectOf(id))).not.toMatchObject({
      reports: [{ action: 'blocked' }],
    });
  });
});

describe('an objection', () => {
  it('of the advertiser is answered with reasons, and granted brings the listing back and informs the reporter', async () => {
    const { id, viewer } = await owned();
    const { key } = await reported(id, { email: 'vraceno@example.cz' });
    await decide(id, 'removed');
    const own = keyIn((await emailsTo(viewer.email)).at(-1)?.text);
    expect(await caseOf(own)).toMatchObject({ side: 'advertiser', mayObject: true });
    expect(await caseOf(String(id), viewer)).toMatchObject({ side: 'advertiser', mayObject: true });
    expect(await caseOf(String(id))).toEqual(refuse('link-not-valid'));
    await object(own);
    expect(await object(own)).toMatchObject({ mayObject: false });
    const answered = await Promise.all([answer(id, true), answer(id, true)]);
    expect(answered.filter(isRefusal)).toEqual([refuse('decided-already')]);
    expect(await getListing(platform, id)).toMatchObject({ id });
    expect((await emailsTo(viewer.email)).map(({ subject }) => subject)).toEqual([
      'Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme smazali',
      `Námitka, inzerát č. ${id}: vyhověli jsme`,
      'Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme vrátili',
    ]);
    expect((await emailsTo('vraceno@example.cz')).at(-1)?.text).toContain('Účtenku jsme ověřili.');
    expect(await caseOf(key)).toMatchObject({ decision: { action: 'removed' }, mayObject: true });
  });

  it('of the reporter stands in the queue, and granted has the report decided anew', async () => {
    const { id } = await owned();
    const { key, number } = await reported(id, { email: 'nesouhlasi@example.cz' });
    expect(await object(key)).toEqual(refuse('link-not-valid'));
    await decide(id, 'kept');
    const mailed = keyIn((await emailsTo('nesouhlasi@example.cz')).at(-1)?.text);
    expect(mailed).not.toBe(key);
    await object(mailed);
    const content = await getReportedContent(platform, subjectOf(id));
    expect(content).toMatchObject({ objections: [{ report: number }] });
    await answer(id, true);
    expect(await caseOf(key)).toMatchObject({ objection: { granted: true }, mayObject: false });
    expect((await emailsTo('nesouhlasi@example.cz')).at(-1)?.subject).toMatch(/vyhověli jsme$/);
    expect(await decide(id, 'removed')).toMatchObject({ reports: [{ action: 'removed' }] });
  });

  it('may be made for six months', async () => {
    const { id } = await owned();
    const { key } = await reported(id);
    await decide(id, 'kept');
    platform.clock.advance(185 * day);
    expect(await object(key)).toEqual(refuse('objection-too-late'));
  });
});

describe('in time', () => {
  it('who abuses reporting is warned each time and refused after a few, but not for ever, and never with child abuse', async () => {
    const { id } = await owned();
    const viewer = await newAdvertiser(platform);
    const subject = subjectOf(id);
    for (let marked = 0; marked < badFaithLimit; marked += 1) {
      const { number } = await reported(id, { viewer, email: viewer.email });
      const marking = { subject, number, reason: 'Nahlásil soupeře.' };
      await markBadFaith(platform, admin, marking);
      expect(await markBadFaith(platform, admin, marking)).toEqual(refuse('decided-already'));
    }
    const warnings = (await emailsTo(viewer.email)).filter(({ subject: line }) => line.endsWith('varování'));
    expect(warnings).toHaveLength(badFaithLimit);
    expect(await report(id, { viewer })).toEqual(refuse('reports-refused'));
    expect(await getReportedContent(platform, subject)).toMatchObject({
      reports: [{ sender: { refused: true } }, {}, {}],
    });
    await reported(id, { viewer, reason: 'child-abuse' });
    // Somebody else who signs with the same address loses nothing by it.
    await reported(id, { email: viewer.email });
    platform.clock.advance(badFaithDays * day);
    await reported(id, { viewer });
  });

  it('after 24 months, reports, decisions and objections are gone', async () => {
    const { id } = await owned();
    const { key } = await reported(id);
    await decide(id, 'kept');
    await object(key);
    platform.clock.advance(731 * day);
    await sweepReports(platform);
    for (const table of ['reports', 'decisions', 'objections'] as const)
      expect(await platform.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
