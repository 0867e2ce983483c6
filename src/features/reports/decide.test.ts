import { beforeAll, describe, expect, it } from 'vitest';
import { loadTowns } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { keyIn, reason, reporting, rule, subjectOf } from '../../../test/reports.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { lastActions } from '../audit/db.ts';
import { getListing } from '../listings/read-listing.ts';
import { blockAccount, releaseAccount } from '../blocking/block.ts';
import { resubmit } from '../listings/hold.ts';
import { hideListing, releaseHeldListing } from '../moderation/hide.ts';
import { getManagedListing } from '../moderation/managed-listings.ts';
import { removeListing, restoreListing } from '../moderation/remove.ts';
import { getReportedContent } from './admin-views.ts';
import { checkDecision } from './components/check-decision.ts';
import { decideReports } from './pending.ts';
import { previewDecision } from './preview.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));
const { admin, answer, caseOf, decide, emailsTo, object, owned, reported } = reporting(platform);
const day = 86_400_000;

describe('a decision', () => {
  it('to remove informs both sides of the reasons, without disclosing the reporter', async () => {
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

  it('made twice concurrently is stored once, and the second admin is informed', async () => {
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

  it('to remove or block is refused when already done, and the report stays open', async () => {
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

  it('to keep is refused once the listing is hidden or removed or the account blocked', async () => {
    const { id, viewer } = await owned();
    await reported(id);
    const kept = () => decide(id, 'kept');
    given(await hideListing(platform, admin, { id, reason, rule, source: 'own' }));
    expect(await kept()).toMatchObject({ refused: 'done-already', message: expect.stringMatching(/skryl/) });
    expect(await decide(id, 'hidden')).toEqual(refuse('done-already'));
    given(await removeListing(platform, admin, { id, reason, rule, source: 'own' }));
    expect(await kept()).toMatchObject({ refused: 'done-already', message: expect.stringMatching(/smazal/) });
    expect(await decide(id, 'hidden')).toEqual(refuse('listing-inactive'));
    given(await restoreListing(platform, admin, { id, reason: 'omyl' }));
    const { version } = given(await getManagedListing(platform, id));
    given(await releaseHeldListing(platform, admin, { id, version, photos: [] }));
    const why = { reason, rule, source: 'own' } as const;
    given(await blockAccount(platform, admin, { id: viewer.advertiserId, ...why }));
    expect(await kept()).toMatchObject({
      refused: 'done-already',
      message: expect.stringMatching(/zablokov/),
    });
    given(await releaseAccount(platform, admin, { id: viewer.advertiserId, reason: 'omyl' }));
    expect(await kept()).toMatchObject({ reports: [{ action: 'kept' }] });
  });

  it('to hide until fixed informs both sides, and the reporter again when the listing is released', async () => {
    const { id, viewer } = await owned();
    const email = 'skryto@example.cz';
    const { key } = await reported(id, { email });
    expect(await decide(id, 'hidden')).toMatchObject({
      reports: [{ action: 'hidden' }],
      actions: ['handled', 'removed', 'blocked'],
      decisions: [{ action: 'hidden', decidedBy: undefined, own: true }],
    });
    expect(await getListing(platform, id)).toEqual(refuse('listing-inactive'));
    const toReporter = (await emailsTo(email)).at(-1);
    for (const said of ['skryli, dokud ho inzerent neopraví', reason, rule])
      expect(toReporter?.text).toContain(said);
    const toAdvertiser = (await emailsTo(viewer.email)).at(-1);
    expect(toAdvertiser?.subject).toBe('Inzerát „Unihoc Epic 26, 96 cm“ je potřeba opravit');
    expect(toAdvertiser?.text).not.toMatch(/Eva|ukradli|skryto@/);
    given(await resubmit(platform, viewer, id));
    const { version } = given(await getManagedListing(platform, id));
    given(await releaseHeldListing(platform, admin, { id, version, photos: [] }));
    expect(await getListing(platform, id)).toMatchObject({ id });
    expect((await emailsTo(email)).at(-1)?.subject).toMatch(/inzerát je po kontrole$/);
    expect(await caseOf(key)).toMatchObject({
      decision: { reversedAt: expect.any(String) },
      mayObject: true,
    });
  });

  it('is previewed with the emails both sides will get, without any effect', async () => {
    const { id, viewer } = await owned();
    for (const email of ['nahled-1@example.cz', 'nahled-2@example.cz']) await reported(id, { email });
    const deciding = { subject: subjectOf(id), action: 'removed', reason, rule, upTo: 2 ** 31 - 1 } as const;
    const { emails } = given(await previewDecision(platform, admin, deciding));
    expect(await getListing(platform, id)).toMatchObject({ id });
    expect(await emailsTo(viewer.email)).toEqual([]);
    expect(await lastActions(platform.db, { subject: subjectOf(id), atMost: 5 })).toEqual([]);
    await decide(id, 'removed');
    const sent = [await emailsTo(viewer.email), await emailsTo('nahled-2@example.cz')];
    const withoutKey = (text = '') => text.replaceAll(/rozhodnuti\/[\w-]+/g, '');
    expect(emails.map(({ side, recipients }) => [side, recipients])).toEqual([
      ['advertiser', 1],
      ['reporter', 2],
    ]);
    expect(emails.map(({ subject, text }) => [subject, withoutKey(text)])).toEqual(
      sent.map((each) => [each.at(-1)?.subject, withoutKey(each.at(-1)?.text)]),
    );
    expect(await previewDecision(platform, admin, deciding)).toEqual(refuse('decided-already'));
  });

  it('to hide requires a rule, as every decision against somebody', () => {
    const form = { action: 'hidden', reason, upTo: '1' };
    expect(Object.keys(checkDecision({ ...form, rule: '' }))).toEqual(['rule']);
    expect(checkDecision({ ...form, rule })).toEqual({});
  });

  it('does not include a report sent in the meantime', async () => {
    const { id } = await owned();
    const { number } = await reported(id);
    await reported(id);
    expect(await decide(id, 'kept', number)).toMatchObject({
      reports: [{ action: 'kept' }, { number: number + 1 }],
    });
  });

  it('cannot block the account of an admin', async () => {
    const { id, viewer } = await owned();
    await reported(id);
    const config = { ...platform.config, adminEmails: [viewer.email] };
    const decided = { subject: subjectOf(id), action: 'blocked', reason, rule, upTo: 2 ** 31 - 1 } as const;
    expect(await decideReports({ ...platform, config }, admin, decided)).toEqual(
      refuse('account-not-blockable'),
    );
    expect(await getReportedContent(platform, admin, subjectOf(id))).not.toMatchObject({
      reports: [{ action: 'blocked' }],
    });
  });
});

it('the reporter is informed of a reverted removal or block, but not of the internal reason', async () => {
  const { id, viewer } = await owned();
  const email = 'bez-namitky@example.cz';
  await reported(id, { email });
  await decide(id, 'removed');
  given(await restoreListing(platform, admin, { id, reason: 'omyl kolegy' }));
  const toReporter = (await emailsTo(email)).at(-1);
  expect(toReporter?.subject).toMatch(/rozhodnutí se změnilo$/);
  expect(toReporter?.text).not.toMatch(/omyl|námitce/);
  await reported(id, { email });
  await decide(id, 'blocked');
  await releaseAccount(platform, admin, { id: viewer.advertiserId, reason: 'omyl kolegy' });
  const all = (await emailsTo(email)).filter(({ subject }) => subject.endsWith('rozhodnutí se změnilo'));
  expect(all).toHaveLength(2);
});

describe('an objection', () => {
  it('of the advertiser, when granted, restores the listing and informs both sides of the reasons', async () => {
    const { id, viewer } = await owned();
    const { key } = await reported(id, { email: 'vraceno@example.cz' });
    await decide(id, 'removed');
    const own = keyIn((await emailsTo(viewer.email)).at(-1)?.text);
    expect(await caseOf(own)).toMatchObject({ side: 'advertiser', mayObject: true });
    expect(await caseOf(String(id), viewer)).toMatchObject({ side: 'advertiser', mayObject: true });
    expect(await caseOf(String(id))).toEqual(refuse('link-not-valid'));
    await object(own);
    expect(await object(own)).toMatchObject({ mayObject: false });
    expect(await object(own, 'A ještě mám svědka.')).toEqual(refuse('objected-already'));
    const answered = await Promise.all([answer(id, true), answer(id, true)]);
    expect(answered.filter(isRefusal)).toEqual([refuse('decided-already')]);
    expect(await getListing(platform, id)).toMatchObject({ id });
    // Both emails about the answer are queued at once, so their order is not defined.
    const [removed, ...rest] = (await emailsTo(viewer.email)).map(({ subject }) => subject);
    expect(removed).toBe('Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme smazali');
    expect(rest.toSorted()).toEqual([
      `Námitka, inzerát č. ${id}: vyhověli jsme`,
      'Tvůj inzerát „Unihoc Epic 26, 96 cm“ jsme vrátili',
    ]);
    expect((await emailsTo('vraceno@example.cz')).at(-1)?.text).toContain('Účtenku jsme ověřili.');
    expect(await caseOf(key)).toMatchObject({ decision: { action: 'removed' }, mayObject: true });
    expect(await caseOf(String(id), viewer)).toMatchObject({ objection: { granted: true } });
  });

  it('leaves a newer decision when granted after the listing was restored and removed again', async () => {
    const { id, viewer } = await owned();
    await reported(id);
    await decide(id, 'removed');
    await object(keyIn((await emailsTo(viewer.email)).at(-1)?.text));
    await restoreListing(platform, admin, { id, reason: 'vráceno' });
    await removeListing(platform, admin, { id, reason: 'Prodává cizí věc.', rule, source: 'own' });
    await answer(id, true);
    expect(await getListing(platform, id)).toEqual(refuse('listing-blocked'));
  });

  it('to a hiding, granted after a removal, leaves only the removal in effect', async () => {
    const { id, viewer } = await owned();
    given(await hideListing(platform, admin, { id, reason, rule, source: 'own' }));
    const key = keyIn((await emailsTo(viewer.email)).at(-1)?.text);
    platform.clock.advance(10 * day);
    given(await removeListing(platform, admin, { id, reason: 'Prodává cizí věc.', rule, source: 'own' }));
    platform.clock.advance(10 * day);
    await object(key);
    given(await answer(id, true));
    expect(await getListing(platform, id)).toEqual(refuse('listing-blocked'));
    const email = (await emailsTo(viewer.email)).at(-1);
    expect(email?.text).toContain('Skrytí bereme zpět. Inzerát je ale mezitím smazaný');
    expect(await caseOf(key)).toMatchObject({ decision: { reversedAt: expect.any(String) } });
    const { expiresAt } = given(await getManagedListing(platform, id));
    const restored = given(await restoreListing(platform, admin, { id, reason: 'vráceno' }));
    expect(restored).toMatchObject({ state: 'active', hold: undefined });
    expect(Date.parse(restored.expiresAt) - Date.parse(expiresAt)).toBe(20 * day);
  });

  it('of the reporter is queued, and the report is decided again when it is granted', async () => {
    const { id } = await owned();
    const { key, number } = await reported(id, { email: 'nesouhlasi@example.cz' });
    expect(await object(key)).toEqual(refuse('link-not-valid'));
    await decide(id, 'kept');
    const mailed = keyIn((await emailsTo('nesouhlasi@example.cz')).at(-1)?.text);
    expect(mailed).not.toBe(key);
    await object(mailed);
    const content = await getReportedContent(platform, admin, subjectOf(id));
    expect(content).toMatchObject({ objections: [{ report: number }] });
    await answer(id, true);
    expect(await caseOf(key)).toMatchObject({ objection: { granted: true }, mayObject: false });
    expect((await emailsTo('nesouhlasi@example.cz')).at(-1)?.subject).toMatch(/vyhověli jsme$/);
    expect(await decide(id, 'removed')).toMatchObject({ reports: [{ action: 'removed' }] });
  });

  it('is accepted for six months', async () => {
    const { id } = await owned();
    const { key } = await reported(id);
    await decide(id, 'kept');
    platform.clock.advance(185 * day);
    expect(await object(key)).toEqual(refuse('objection-too-late'));
  });
});
