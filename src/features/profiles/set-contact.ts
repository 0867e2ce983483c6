import { isValidPhoneNumber } from 'libphonenumber-js';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-ledger.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfMailedPin, isFreshSession } from '../accounts/index.ts';
import { type ContactKind, type Profile, contactForms } from './contract.ts';
import { type ProfileRow, isEmailTaken, lockProfile, updateProfile } from './db.ts';
import { type NewProof, addProof, countCodes, newestProofs } from './db-proofs.ts';
import { getProfile } from './get-profile.ts';
import { accountExistsEmail, codeEmail } from './mail/code-email.ts';
import { expiryOf, hour, refuseEarlyCode, refuseMoreCodes } from './policy.ts';
import { notifyPreviousContact } from './notify-previous-contact.ts';

type Asked = { kind: ContactKind; value: string; client: string; tokenHash: string | undefined };
type Refused = Refusal<'invalid-input' | 'fresh-sign-in-needed' | 'resend-too-soon' | 'too-many-requests'>;

const unknownPhone = 'Takové telefonní číslo neexistuje. Zkontroluj předvolbu a číslice.';

/**
 * Takes a new e-mail, other e-mail or phone and sends a code there. The main e-mail stays the old one until the code
 * comes back; the other two are kept at once, unverified. The same value again only asks for another code.
 */
export async function setContact(
  platform: Platform,
  { advertiserId }: Viewer,
  asked: Asked,
): Promise<Profile | Refused> {
  const checked = contactForms[asked.kind].safeParse({ value: asked.value });
  if (!checked.success)
    return refuse('invalid-input', { fields: { value: checked.error.issues.map(({ message }) => message) } });
  const { kind, client } = asked;
  const target = checked.data.value;
  // A message costs money, so it goes only to numbers that some country has given out.
  if (kind === 'phone' && !isValidPhoneNumber(target))
    return refuse('invalid-input', { fields: { value: [unknownPhone] } });
  // Whoever has the e-mail has the account: a session left open at a table is not enough to change it.
  if (kind === 'email' && !(await isFreshSession(platform, asked.tokenHash)))
    return refuse('fresh-sign-in-needed');
  const refusal = await platform.db.transaction().execute(async (db) => {
    const before = await lockProfile(db, advertiserId);
    if (target === before.email)
      return refuse('invalid-input', { fields: { value: ['Tohle už je tvůj e-mail.'] } });
    const mayProve = kind !== 'phone' || platform.sms.available;
    const asking = mayProve
      ? await sendCode(platform, db, { kind, target, advertiserId, client })
      : undefined;
    if (isRefusal(asking)) return asking;
    if (kind !== 'email') await storeUnverified(platform, db, before, kind, target);
    return undefined;
  });
  return refusal ?? getProfile(platform, advertiserId);
}

async function sendCode(
  platform: Platform,
  db: Database,
  asking: Pick<NewProof, 'kind' | 'target' | 'advertiserId' | 'client'>,
): Promise<Refusal<'resend-too-soon' | 'too-many-requests'> | undefined> {
  const sentAt = platform.clock.now();
  const sent = await countCodes(db, asking, new Date(sentAt.getTime() - hour));
  const newest = (await newestProofs(db, asking.advertiserId)).find(({ kind }) => kind === asking.kind);
  const tooSoon =
    newest?.target === asking.target && !newest.usedAt && refuseEarlyCode(newest.sentAt, sentAt);
  const refusal = tooSoon || refuseMoreCodes(sent);
  if (refusal) return refusal;
  const { target: email, client } = asking;
  if (asking.kind !== 'phone' && (await countEmail(db, { kind: 'contact-code', email, client, now: sentAt })))
    return refuse('too-many-requests');

  const id = platform.ids.uuid();
  const code = platform.ids.pin();
  const expiresAt = expiryOf(sentAt);
  await addProof(db, { ...asking, id, codeHash: hashOfMailedPin(id, code), sentAt, expiresAt });
  const { config, queue } = platform;
  const { kind, target } = asking;
  if (kind === 'phone') {
    const text = `${code} je PIN pro Florbalový bazar. Platí 15 minut.`;
    await queue.add(db, 'send-sms', { to: target, text }, { key: `proof:${id}`, maxAttempts: 6 });
    return undefined;
  }
  // Only its owner may learn that an address is taken: here it looks like any other.
  const taken = kind === 'email' && (await isEmailTaken(db, target));
  const mail = taken
    ? await accountExistsEmail(config, target)
    : await codeEmail(config, { to: target, code, sentAt, expiresAt });
  await queue.add(db, 'send-letter', mail, { key: `proof:${id}`, maxAttempts: 25 });
  return undefined;
}

async function storeUnverified(
  platform: Platform,
  db: Database,
  before: ProfileRow,
  kind: 'other-email' | 'phone',
  target: string,
): Promise<void> {
  const old = kind === 'phone' ? before.phone : before.other_email;
  if (old === target) return;
  const change =
    kind === 'phone'
      ? { phone: target, phone_verified_at: null }
      : { other_email: target, other_email_verified_at: null };
  await updateProfile(db, before.id, change);
  await notifyPreviousContact(platform, db, before, { kind, became: old === null ? 'added' : 'changed' });
}
