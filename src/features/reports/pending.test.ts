import { beforeAll, describe, expect, it } from 'vitest';
import { loadTowns } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { decideNow, reason, reporting, rule, subjectOf } from '../../../test/reports.ts';
import { refuse } from '../../contract/errors.ts';
import { lastActions } from '../audit/db.ts';
import { getListing } from '../listings/read-listing.ts';
import { removeListing } from '../moderation/remove.ts';
import { getReportedContent, listReports } from './admin-views.ts';
import { reportJobs } from './feature.ts';
import { decideReports, undoDecision } from './pending.ts';
import { undoSeconds } from './rules.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));
const { admin, emailsTo, owned, reported } = reporting(platform);

const removal = (id: number) =>
  ({ subject: subjectOf(id), action: 'removed', reason, rule, upTo: 2 ** 31 - 1 }) as const;
const waiting = async () => (await listReports(platform)).things.map(({ subject }) => subject);

describe('within a minute after a decision', () => {
  it('nothing is carried out, the case is not in the queue, and undoing it is only audited', async () => {
    const { id, viewer } = await owned();
    const email = 'minuta@example.cz';
    await reported(id, { email });
    await emailsTo(email);
    const content = given(await decideReports(platform, admin, removal(id)));
    expect(content.pending).toMatchObject({ action: 'removed', reason, decidedBy: admin.email });
    expect(Date.parse(content.pending?.dueAt ?? '') - platform.clock.now().getTime()).toBe(
      undoSeconds * 1000,
    );
    expect(await getListing(platform, id)).toMatchObject({ id });
    expect(await waiting()).not.toContain(subjectOf(id));
    expect(await decideReports(platform, admin, removal(id))).toEqual(refuse('decided-already'));

    expect(given(await undoDecision(platform, admin, subjectOf(id))).pending).toBeUndefined();
    expect(await waiting()).toContain(subjectOf(id));
    await platform.runJobs(reportJobs(platform));
    expect(await getListing(platform, id)).toMatchObject({ id });
    expect(await emailsTo(viewer.email)).toEqual([]);
    expect(await emailsTo(email)).toHaveLength(1);
    const log = await lastActions(platform.db, { subject: subjectOf(id), atMost: 5 });
    expect(log.map(({ action }) => action)).toEqual(['undo-decision']);
    expect(await undoDecision(platform, admin, subjectOf(id))).toMatchObject({ refused: 'done-already' });
  });

  it('can be undone, but not later', async () => {
    const { id } = await owned();
    await reported(id);
    given(await decideNow(platform, admin, removal(id)));
    expect(await undoDecision(platform, admin, subjectOf(id))).toMatchObject({ refused: 'done-already' });
    expect(await getListing(platform, id)).toEqual(refuse('listing-blocked'));
  });

  it('a decision undone and made again is carried out once, in its new form', async () => {
    const { id, viewer } = await owned();
    await reported(id);
    given(await decideReports(platform, admin, removal(id)));
    given(await undoDecision(platform, admin, subjectOf(id)));
    given(await decideReports(platform, admin, { ...removal(id), action: 'kept', rule: '' }));
    await platform.runJobs(reportJobs(platform));
    expect(await getReportedContent(platform, admin, subjectOf(id))).toMatchObject({
      reports: [{ action: 'kept' }],
      decisions: [{ action: 'kept' }],
    });
    expect(await emailsTo(viewer.email)).toEqual([]);
  });

  it('a conflicting action of somebody else returns the case to the queue with the reason', async () => {
    const { id } = await owned();
    await reported(id);
    given(await decideReports(platform, admin, removal(id)));
    given(await removeListing(platform, admin, { id, reason, rule, source: 'own' }));
    await platform.runJobs(reportJobs(platform));
    expect(await waiting()).toContain(subjectOf(id));
    expect(await getReportedContent(platform, admin, subjectOf(id))).toMatchObject({
      pending: { action: 'removed', problem: expect.stringContaining('už je smazaný') },
    });
    const handled = { ...removal(id), action: 'handled' } as const;
    expect(given(await decideNow(platform, admin, handled)).pending).toBeUndefined();
    expect(await waiting()).not.toContain(subjectOf(id));
  });
});
