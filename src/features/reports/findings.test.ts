import { beforeAll, describe, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { reporting, subjectOf } from '../../../test/reports.ts';
import { getReportedContent, listReports } from './admin-views.ts';

const platform = await testPlatform();
beforeAll(() => loadTowns(platform));
const { admin, decide, owned, reported } = reporting(platform);
const { viewerOf, ask, onlyId } = conversationHelpers(platform);
const caseAbout = async (subject: string) => given(await getReportedContent(platform, admin, subject));

it('danger to children is listed first, then fraud, then the oldest reports', async () => {
  const ids = [];
  for (const reason of ['other', 'stolen', 'fraud', 'child-abuse'] as const) {
    const { id } = await owned();
    await reported(id, { reason });
    ids.push(id);
    platform.clock.advance(1000);
  }
  const { things } = await listReports(platform);
  const [other = 0, stolen = 0, fraud = 0, child = 0] = ids;
  expect(things.map(({ subject, severity }) => [subject, severity])).toEqual([
    [subjectOf(child), 'urgent'],
    [subjectOf(fraud), 'high'],
    [subjectOf(other), 'ordinary'],
    [subjectOf(stolen), 'ordinary'],
  ]);
  expect(await caseAbout(subjectOf(fraud))).toMatchObject({ severity: 'high' });
  await decide(fraud, 'kept');
  expect((await caseAbout(subjectOf(fraud))).severity).toBeUndefined();
});

describe('automatic findings', () => {
  it('about a listing are the signals of new listings, and there are none for an ordinary one', async () => {
    const { id } = await owned();
    await reported(id);
    expect((await caseAbout(subjectOf(id))).noticed).toEqual({ signals: [], copies: [], scams: [] });
    const description =
      'Prodám hůl po jedné sezoně, čepel drží tvar a omotávka je nová. Hrál jsem s ní jen zápasy, na trénink jsem měl jinou, vypadá skoro jako z obchodu.';
    await addListing(platform, await newAdvertiser(platform), { values: { description } });
    const copied = await addListing(platform, await newAdvertiser(platform), { values: { description } });
    await reported(copied);
    expect((await caseAbout(subjectOf(copied))).noticed.signals).toEqual([
      'stejný popis má inzerát někoho jiného',
    ]);
  });

  it('about a message or a conversation are what a scam asks for', async () => {
    const { id, viewer: seller } = await owned();
    const asker = await viewerOf(freshEmail());
    const text =
      'Zaplatil jsem přes kurýra, peníze na vás čekají. Na odkazu http://dpd-platba.xyz/prijem stačí zadat číslo karty.';
    await ask(id, { email: asker.email, viewer: asker, text });
    const conversation = await onlyId(seller);
    const { id: message } = await platform.db
      .selectFrom('contact_messages')
      .where('conversation_id', '=', conversation)
      .select('id')
      .executeTakeFirstOrThrow();
    for (const [place, subject] of [
      [`#zprava-${message}`, `message:${message}`],
      ['', `conversation:${conversation}`],
    ] as const) {
      await reported(id, { address: `/ucet/zpravy/${conversation}${place}`, viewer: seller });
      expect((await caseAbout(subject)).noticed.scams).toEqual(['secrets']);
    }
  });

  it('about an account are the numbers of previous and of justified reports', async () => {
    const { id, viewer } = await owned();
    const other = await addListing(platform, viewer);
    await reported(id);
    await decide(id, 'kept');
    await reported(other);
    await decide(other, 'removed');
    await reported(id);
    await reported(id);
    expect((await caseAbout(subjectOf(id))).advertiser).toMatchObject({ reports: 2, founded: 1, actions: 1 });
    // After an upheld objection neither the report nor the action counts against the account.
    await platform.db
      .updateTable('decisions')
      .set({ reversed_at: platform.clock.now() })
      .where('subject', '=', subjectOf(other))
      .execute();
    expect((await caseAbout(subjectOf(id))).advertiser).toMatchObject({ reports: 2, founded: 0, actions: 0 });
  });
});
