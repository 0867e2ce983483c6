import { isValidPhoneNumber } from 'libphonenumber-js';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/messages.ts';
import { countEmail } from '../../platform/database/email-limits.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { endOtherSessions, hashOfMailedPin, isFreshSession, sameHash } from '../accounts/index.ts';
import { contactForms, type ContactKind, type Profile } from './contract.ts';
import {
  addProof,
  countCodes,
  dropProofs,
  newestProofs,
  type NewProof,
  type Proof,
  countCodeAttempt,
  useProof,
} from './db-proofs.ts';
import {
  isEmailTaken,
  lockProfile,
  moveNewsletter,
  moveReminders,
  moveWatches,
  type ProfileRow,
  updateProfile,
} from './db.ts';
import { getProfile } from './get-profile.ts';
import {
  accountExistsEmail,
  codeEmail,
  type ContactChange,
  contactChangedEmail,
} from './mail/contact-emails.ts';
import { expiryOf, hour, refuseClosed, refuseEarlyCode, refuseMoreCodes } from './policy.ts';

type Asked = { kind: ContactKind; value: string; client: string; tokenHash: string | undefined };
type Refused = Refusal<'invalid-input' | 'fresh-sign-in-needed' | 'resend-too-soon' | 'too-many-requests'>;

const unknownPhone = 'Takové telefonní číslo neexistuje. Zkontroluj předvolbu a číslice.';

/**
 * Sends a code to a new email, other email or phone; the old one stays until the code is entered. When no SMS can be
 * sent, a phone is stored at once, unverified, and is never shown. The same value again only sends another code.
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
  // Messages cost money, so they are sent only to numbers of an existing range.
  if (kind === 'phone' && !isValidPhoneNumber(target))
    return refuse('invalid-input', { fields: { value: [unknownPhone] } });
  // The email controls the account, so an unattended old session must not be enough to change it.
  if (kind === 'email' && !(await isFreshSession(platform, asked.tokenHash)))
    return refuse('fresh-sign-in-needed');
  const refusal = await platform.db.transaction().execute(async (db) => {
    const before = await lockProfile(db, advertiserId);
    if (target === before.email)
      return refuse('invalid-input', { fields: { value: ['Tohle už je tvůj e-mail.'] } });
    if (kind === 'phone' && target === before.phone && before.phone_verified_at)
      return refuse('invalid-input', { fields: { value: ['Tohle už je tvůj ověřený telefon.'] } });
    if (kind !== 'phone' || platform.sms.available)
      return sendCode(platform, db, { kind, target, advertiserId, client });
    if (target !== before.phone) await storeContact(platform, db, before, { kind, target, verifiedAt: null });
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
  const { kind, target } = asking;
  if (kind === 'phone') {
    const text = `${code} je PIN pro Florbalový bazar. Platí 15 minut.`;
    const job = { key: `proof:${id}`, maxAttempts: 6, urgent: true };
    await platform.queue.add(db, 'send-sms', { to: target, text }, job);
    return undefined;
  }
  // Only its owner may learn that an address is taken: the response is the same as for any other.
  const taken = kind === 'email' && (await isEmailTaken(db, target));
  const job = { key: `proof:${id}`, maxAttempts: 25, urgent: true };
  if (taken) await queueEmail(platform, db, accountExistsEmail, target, {}, job);
  else await queueEmail(platform, db, codeEmail, target, { code, sentAt, expiresAt }, job);
  return undefined;
}

type Stored = { kind: 'other-email' | 'phone'; target: string; verifiedAt: Date | null };

async function storeContact(
  platform: Platform,
  db: Database,
  before: ProfileRow,
  { kind, target, verifiedAt }: Stored,
): Promise<void> {
  const old = kind === 'phone' ? before.phone : before.other_email;
  const change =
    kind === 'phone'
      ? { phone: target, phone_verified_at: verifiedAt }
      : { other_email: target, other_email_verified_at: verifiedAt };
  await updateProfile(db, before.id, change);
  if (old !== target)
    await notifyPreviousContact(platform, db, before, { kind, became: old === null ? 'added' : 'changed' });
}

/**
 * Notifies all previous contacts of a change, in case a stranger made it: the main and the verified other email, and
 * a verified phone that is being replaced or removed.
 */
async function notifyPreviousContact(
  platform: Platform,
  db: Database,
  before: ProfileRow,
  change: ContactChange,
): Promise<void> {
  const { clock, queue, sms } = platform;
  const addresses = [
    before.email,
    ...(before.other_email_verified_at && before.other_email ? [before.other_email] : []),
  ];
  for (const to of addresses)
    await queueEmail(platform, db, contactChangedEmail, to, { change, at: clock.now() });
  if (change.kind === 'phone' && before.phone && before.phone_verified_at && sms.available) {
    const now = change.became === 'removed' ? 'už nemá tenhle telefon' : 'má nový telefon';
    const text = `Tvůj účet na Florbalovém bazaru ${now}.`;
    await queue.add(db, 'send-sms', { to: before.phone, text }, { maxAttempts: 6 });
  }
}

type Given = { kind: ContactKind; pin: string; tokenHash: string | undefined };

/** Accepts a code: its target replaces the old contact as verified; a new email becomes the one for signing in. */
export async function confirmContact(
  platform: Platform,
  { advertiserId }: Viewer,
  { kind, pin, tokenHash }: Given,
): Promise<Profile | Refusal<'wrong-pin' | 'invalid-verification' | 'not-found'>> {
  const now = platform.clock.now();
  const proof = (await newestProofs(platform.db, advertiserId)).find((each) => each.kind === kind);
  if (!proof) return refuse('not-found', { message: 'Žádný PIN teď nečeká. Nech si poslat nový.' });
  if (!(await countCodeAttempt(platform.db, proof.id, now))) return refuseClosed(proof, now);
  if (!sameHash(proof.codeHash, hashOfMailedPin(proof.id, pin)))
    return refuse('wrong-pin', { fields: { pin: [validationMessages.wrongPin] } });
  const refusal = await platform.db.transaction().execute(async (db) => {
    if (!(await useProof(db, proof.id, now))) return refuse('invalid-verification');
    return applyProof(platform, db, { advertiserId, tokenHash, proof, now });
  });
  return refusal ?? getProfile(platform, advertiserId);
}

type Applied = { advertiserId: string; tokenHash: string | undefined; proof: Proof; now: Date };

async function applyProof(
  platform: Platform,
  db: Database,
  { advertiserId, tokenHash, proof: { kind, target }, now }: Applied,
): Promise<Refusal<'invalid-verification'> | undefined> {
  const before = await lockProfile(db, advertiserId);
  if (kind === 'email') {
    // An account may have been created for this address since the code was sent.
    if (await isEmailTaken(db, target)) return refuse('invalid-verification');
    await updateProfile(db, advertiserId, { email: target, email_verified_at: now });
    await moveWatches(db, before.email, target);
    await moveReminders(db, before.email, target);
    await moveNewsletter(db, before.email, target);
    await endOtherSessions(db, advertiserId, tokenHash);
    await notifyPreviousContact(platform, db, before, { kind, became: 'changed' });
    return undefined;
  }
  await storeContact(platform, db, before, { kind, target, verifiedAt: now });
  return undefined;
}

/** Removes the other email or the phone, and notifies all previous contacts. */
export async function removeContact(
  platform: Platform,
  { advertiserId }: Viewer,
  kind: 'other-email' | 'phone',
): Promise<Profile> {
  await platform.db.transaction().execute(async (db) => {
    const before = await lockProfile(db, advertiserId);
    await dropProofs(db, advertiserId, kind);
    if ((kind === 'phone' ? before.phone : before.other_email) === null) return;
    const gone =
      kind === 'phone'
        ? { phone: null, phone_verified_at: null, phone_public: false }
        : { other_email: null, other_email_verified_at: null };
    await updateProfile(db, advertiserId, gone);
    await notifyPreviousContact(platform, db, before, { kind, became: 'removed' });
  });
  return getProfile(platform, advertiserId);
}
