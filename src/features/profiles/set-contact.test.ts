import { describe, expect, it } from 'vitest';
import { installCzechErrorMap } from '../../contract/messages.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { freshSession, signedIn } from '../../../test/sign-in.ts';
import { type RequestedEmailKind, countEmail } from '../../platform/database/email-limits.ts';
import { findViewerByToken } from '../accounts/index.ts';
import { addReminder } from '../outgrown/remind.ts';
import { confirmContact, removeContact, setContact } from './set-contact.ts';
import type { ContactKind } from './contract.ts';

installCzechErrorMap();
const platform = await testPlatform();
const client = 'somebody';
const minute = 60_000;

const give = async (viewer: Viewer, kind: ContactKind, value: string) =>
  setContact(platform, viewer, {
    kind,
    value,
    client: viewer.advertiserId,
    tokenHash: await freshSession(platform, viewer.advertiserId),
  });
const confirm = (viewer: Viewer, kind: 'email' | 'other-email' | 'phone', pin: string, tokenHash?: string) =>
  confirmContact(platform, viewer, { kind, pin, tokenHash });

async function emailsTo(address: string) {
  await platform.runJobs();
  return platform.emails.filter(({ to }) => to === address);
}
async function codeTo(target: string): Promise<string> {
  await platform.runJobs();
  const said = [...platform.emails, ...platform.messages].findLast(({ to }) => to === target);
  return /\b\d{6}\b/.exec(said?.text ?? '')?.[0] ?? '';
}
const another = (code: string) => (code === '111111' ? '222222' : '111111');

describe('a new e-mail', () => {
  it('becomes active with its code: the old one is notified, watches and newsletter move, sessions end', async () => {
    const session = await signedIn(platform, 'stara@example.cz');
    const other = await signedIn(platform, 'stara@example.cz');
    const found = await findViewerByToken(platform, session.token);
    if (!found) throw new Error('Not signed in');
    const { viewer, tokenHash } = found;
    await platform.db
      .insertInto('watches')
      .values({
        id: platform.ids.uuid(),
        email: 'stara@example.cz',
        search: 'q=epic',
        name: 'epic',
        frequency: 'daily',
        state: 'active',
        since: platform.clock.now(),
        created_at: platform.clock.now(),
      })
      .execute();
    await addReminder(platform, viewer, { category: 'boty', size: '33' });
    const asked = { wording: '2026-11', asked_at: platform.clock.now(), confirmed_at: platform.clock.now() };
    await platform.db
      .insertInto('newsletter_subscribers')
      .values({ ...asked, id: platform.ids.uuid(), email: 'stara@example.cz', state: 'subscribed' })
      .execute();
    expect(await give(viewer, 'email', ' NOVA@example.cz ')).toMatchObject({
      email: 'stara@example.cz',
      waiting: [{ kind: 'email', target: 'nova@example.cz' }],
    });
    const code = await codeTo('nova@example.cz');
    expect(await confirm(viewer, 'email', another(code), tokenHash)).toMatchObject({ refused: 'wrong-pin' });
    expect(await confirm(viewer, 'email', code, tokenHash)).toMatchObject({
      email: 'nova@example.cz',
      emailVerified: true,
      waiting: [],
    });
    const warnings = await emailsTo('stara@example.cz');
    expect(warnings.at(-1)?.subject).toBe('E-mail tvého účtu se změnil');
    expect(warnings.at(-1)?.text).not.toContain('nova@example.cz');
    expect(warnings.at(-1)?.text).not.toContain('/ucet/profil');
    expect(await findViewerByToken(platform, session.token)).toBeDefined();
    expect(await findViewerByToken(platform, other.token)).toBeUndefined();
    const watch = await platform.db.selectFrom('watches').select('email').executeTakeFirst();
    expect(watch).toEqual({ email: 'nova@example.cz' });
    expect(await platform.db.selectFrom('size_reminders').select('email').execute()).toEqual([
      { email: 'nova@example.cz' },
    ]);
    const reader = await platform.db.selectFrom('newsletter_subscribers').select('email').executeTakeFirst();
    expect(reader).toEqual({ email: 'nova@example.cz' });
    expect(await confirm(viewer, 'email', code, tokenHash)).toMatchObject({
      refused: 'invalid-verification',
    });
  });

  it('requires a fresh session, since the email controls the account', async () => {
    const viewer = await newAdvertiser(platform);
    const tokenHash = await freshSession(platform, viewer.advertiserId);
    platform.clock.advance(15 * minute);
    const asked = { kind: 'email', value: 'utocnik@example.cz', client, tokenHash } as const;
    expect(await setContact(platform, viewer, asked)).toEqual({ refused: 'fresh-sign-in-needed' });
  });

  it('that belongs to another account looks like any other, and only its owner is notified', async () => {
    const owner = await newAdvertiser(platform);
    const viewer = await newAdvertiser(platform);
    expect(await give(viewer, 'email', owner.email)).toMatchObject({ waiting: [{ target: owner.email }] });
    const [email] = await emailsTo(owner.email);
    expect(email?.subject).toBe('Na tuto adresu už účet je');
    expect(email?.text).not.toMatch(/\b\d{6}\b/);
  });
});

describe('a code', () => {
  it('is valid for 15 minutes and five tries, even concurrent ones', async () => {
    const viewer = await newAdvertiser(platform);
    await give(viewer, 'other-email', 'druhy@example.cz');
    const code = await codeTo('druhy@example.cz');
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => confirm(viewer, 'other-email', another(code))),
    );
    expect(guesses.filter((guess) => 'refused' in guess && guess.refused === 'wrong-pin')).toHaveLength(5);
    expect(await confirm(viewer, 'other-email', code)).toMatchObject({
      refused: 'invalid-verification',
      fields: { pin: ['Pětkrát to nevyšlo. Nech si poslat nový PIN.'] },
    });
    platform.clock.advance(minute);
    await give(viewer, 'other-email', 'druhy@example.cz');
    const second = await codeTo('druhy@example.cz');
    platform.clock.advance(15 * minute);
    expect(await confirm(viewer, 'other-email', second)).toMatchObject({
      fields: { pin: ['PIN platil 15 minut. Nech si poslat nový.'] },
    });
  });

  it('can be sent again after a minute, and five times an hour to one target by anybody', async () => {
    const viewer = await newAdvertiser(platform);
    const target = 'zahlceny@example.cz';
    await give(viewer, 'other-email', target);
    expect(await give(viewer, 'other-email', target)).toMatchObject({ refused: 'resend-too-soon' });
    const outcomes = [];
    for (let asking = 0; asking < 6; asking += 1)
      outcomes.push(await give(await newAdvertiser(platform), 'other-email', target));
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual([
      expect.objectContaining({ refused: 'too-many-requests' }),
      expect.objectContaining({ refused: 'too-many-requests' }),
    ]);
    expect(await emailsTo(target)).toHaveLength(5);
  });

  it('counts towards the limit of all emails that anybody can trigger for an address', async () => {
    const target = 'schranka@example.cz';
    const now = platform.clock.now();
    const countAnother = (kind: RequestedEmailKind, n: number) =>
      platform.db
        .transaction()
        .execute((db) => countEmail(db, { kind, email: target, client: `stranger ${n}`, now }));
    const asker = await newAdvertiser(platform);
    expect(await give(asker, 'other-email', target)).not.toHaveProperty('refused');
    for (let n = 1; n <= 4; n += 1) expect(await countAnother('watch', n)).toBeUndefined();
    expect(await countAnother('newsletter', 5)).toBeInstanceOf(Date);
    const next = await newAdvertiser(platform);
    expect(await give(next, 'other-email', target)).toHaveProperty('refused', 'too-many-requests');
    expect(await emailsTo(target)).toHaveLength(1);
  });
});

describe('another e-mail', () => {
  it('is announced and replaces the previous one only when its code is entered', async () => {
    const viewer = await newAdvertiser(platform);
    await give(viewer, 'other-email', 'prvni@example.cz');
    expect(await emailsTo(viewer.email)).toEqual([]);
    await confirm(viewer, 'other-email', await codeTo('prvni@example.cz'));
    expect((await emailsTo(viewer.email)).at(-1)?.subject).toBe('K tvému účtu přibyl další e-mail');
    platform.clock.advance(minute);
    expect(await give(viewer, 'other-email', 'jiny@example.cz')).toMatchObject({
      otherEmail: 'prvni@example.cz',
      otherEmailVerified: true,
    });
  });
});

describe('a phone', () => {
  it('becomes active with its code; until then nobody is notified and the old one stays', async () => {
    const viewer = await newAdvertiser(platform);
    const mails = async () => (await emailsTo(viewer.email)).map(({ subject }) => subject);
    expect(await give(viewer, 'phone', '777 123 456')).toMatchObject({
      phone: undefined,
      waiting: [{ kind: 'phone', target: '+420777123456' }],
    });
    expect(await mails()).toEqual([]);
    expect(await confirm(viewer, 'phone', await codeTo('+420777123456'))).toMatchObject({
      phone: '+420777123456',
      phoneVerified: true,
    });
    expect(await mails()).toEqual(['K tvému účtu přibyl telefon']);
    expect(await give(viewer, 'phone', '+420 777 123 456')).toMatchObject({
      fields: { value: ['Tohle už je tvůj ověřený telefon.'] },
    });
    platform.clock.advance(minute);
    expect(await give(viewer, 'phone', '00421 905 111 222')).toMatchObject({
      phone: '+420777123456',
      phoneVerified: true,
      waiting: [{ kind: 'phone', target: '+421905111222' }],
    });
    expect(await mails()).toHaveLength(1);
    expect(platform.messages.findLast(({ to }) => to === '+420777123456')?.text).toContain('je PIN');
    expect(await confirm(viewer, 'phone', await codeTo('+421905111222'))).toMatchObject({
      phone: '+421905111222',
      phoneVerified: true,
    });
    await platform.runJobs();
    expect(platform.messages.findLast(({ to }) => to === '+420777123456')?.text).toContain('má nový telefon');
    expect((await mails()).at(-1)).toBe('Telefon tvého účtu se změnil');
    expect(await removeContact(platform, viewer, 'phone')).toMatchObject({ phone: undefined, waiting: [] });
    expect((await mails()).at(-1)).toBe('Tvůj účet už nemá telefon');
  });

  it('is stored without a code when no SMS can be sent', async () => {
    const viewer = await newAdvertiser(platform);
    const silent = { ...platform, sms: { ...platform.sms, available: false } };
    const sent = platform.messages.length;
    expect(
      await setContact(silent, viewer, { kind: 'phone', value: '777 000 111', client, tokenHash: undefined }),
    ).toMatchObject({
      phone: '+420777000111',
      phoneVerifiable: false,
      waiting: [],
    });
    await platform.runJobs();
    expect(platform.messages).toHaveLength(sent);
  });

  it('that does not exist is refused with a message', async () => {
    const viewer = await newAdvertiser(platform);
    for (const nobodys of ['+420 111 111 111', '+999 777 123 456', '111 222 333'])
      expect(await give(viewer, 'phone', nobodys)).toMatchObject({
        fields: { value: ['Takové telefonní číslo neexistuje. Zkontroluj předvolbu a číslice.'] },
      });
    expect(await give(viewer, 'phone', '12')).toMatchObject({
      refused: 'invalid-input',
      fields: { value: ['Telefon zadej jako 777 123 456 nebo +420 777 123 456'] },
    });
  });
});
