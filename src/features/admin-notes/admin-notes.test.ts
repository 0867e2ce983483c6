import { describe, expect, it } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { refuse } from '../../contract/errors.ts';
import { lastActions } from '../audit/db.ts';
import { blockAccount, releaseAccount } from '../blocking/block.ts';
import { hideListing } from '../moderation/hide.ts';
import { addNote, listNotes, removeNote } from './feature.ts';

const platform = await testPlatform();
await loadTowns(platform);
const moderator = await newAdvertiser(platform);
const admin = { ...moderator, admin: true };

describe('a note', () => {
  it('about a listing is shown with its author at the listing and at its advertiser only', async () => {
    const viewer = await newAdvertiser(platform);
    const [id, other] = [await addListing(platform, viewer), await addListing(platform, viewer)];
    const account = `advertiser:${viewer.advertiserId}`;
    await addNote(platform, moderator, { subject: account, note: 'Volal kvůli účtence.' });
    platform.clock.advance(1000);
    const written = { subject: `listing:${id}`, note: 'Poslal fotku účtenky.' };
    const noted = { ...written, title: 'Unihoc Epic 26, 96 cm', author: moderator.email };
    expect(given(await addNote(platform, moderator, written))).toMatchObject([noted]);
    expect(await listNotes(platform.db, account)).toMatchObject([noted, { subject: account }]);
    expect(await listNotes(platform.db, `listing:${other}`)).toEqual([]);
    expect(await addNote(platform, moderator, { ...written, subject: 'listing:999999999' })).toEqual(
      refuse('not-found'),
    );
  });

  it('is deleted once, and the log records who and when without its text', async () => {
    const subject = `advertiser:${(await newAdvertiser(platform)).advertiserId}`;
    const [note] = given(await addNote(platform, moderator, { subject, note: 'Mýlka, jiný účet.' }));
    expect(await removeNote(platform, admin, note?.id ?? '')).toEqual({ removed: true });
    expect(await removeNote(platform, admin, note?.id ?? '')).toEqual(refuse('not-found'));
    expect(await listNotes(platform.db, subject)).toEqual([]);
    const actions = await lastActions(platform.db, { subject, atMost: 5 });
    expect(actions.map(({ action }) => action)).toEqual(['remove-note', 'add-note']);
    expect(JSON.stringify(actions)).not.toContain('Mýlka');
  });
});

it('the history of an account lists actions on it and on its listings only, newest first', async () => {
  const [viewer, other] = [await newAdvertiser(platform), await newAdvertiser(platform)];
  const id = await addListing(platform, viewer);
  const why = { reason: 'Na fotkách není hůl, ale vestavba.', rule: 'Vlastní fotky', source: 'own' } as const;
  given(await hideListing(platform, admin, { id: await addListing(platform, other), ...why }));
  given(await hideListing(platform, admin, { id, ...why }));
  given(await blockAccount(platform, admin, { id: viewer.advertiserId, ...why }));
  given(await releaseAccount(platform, admin, { id: viewer.advertiserId, reason: 'omyl' }));
  const history = await lastActions(platform.db, { account: viewer.advertiserId, atMost: 10 });
  expect(history.map(({ action }) => action)).toEqual(['release-account', 'block-account', 'hide-listing']);
});
