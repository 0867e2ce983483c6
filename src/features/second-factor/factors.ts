import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { clearSecondFactor, markSecondFactorPassed, hashOfSecret } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { type Factor, type OwnSecondFactor, recoveryCodeCount } from './contract.ts';
import {
  addFactor,
  pendingSetup,
  countRecoveryCodes,
  deleteFactor,
  type FactorRow,
  factorsOf,
  lockFactors,
  replaceRecoveryCodes,
} from './db.ts';
import { factorEmail } from './mail/second-factor-emails.ts';
import { type Holder, refuseUnconfirmed, type Unconfirmed, setupsPendingSince } from './policy.ts';
import { totpSetupOf } from './totp.ts';
import { Secret } from 'otpauth';

/** The account's factors, and the pending setup of its session. */
export async function getSecondFactor(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  holder: Holder,
): Promise<OwnSecondFactor> {
  const now = clock.now();
  const factors = await factorsOf(db, holder.advertiserId);
  const fresh = (await refuseUnconfirmed(db, holder, now)) === undefined;
  const secret = fresh
    ? await pendingSetup(db, holder.tokenHash, 'add-totp', setupsPendingSince(now))
    : undefined;
  return {
    factors: factors.map(factorView),
    recoveryCodes: await countRecoveryCodes(db, holder.advertiserId),
    fresh,
    ...(secret === undefined ? {} : { pending: totpSetupOf(secret, holder.email) }),
  };
}

const factorView = ({ id, kind, name, created_at, used_at }: FactorRow): Factor => ({
  id,
  kind,
  name,
  since: created_at.toISOString(),
  lastUsed: used_at?.toISOString(),
});

const subjectOf = (advertiserId: string): string => `advertiser:${advertiserId}`;

/**
 * Adds a verified factor, which also passes it for this session. The first factor comes with recovery codes, and
 * other sessions must pass it. Needs a transaction.
 */
export async function addVerifiedFactor(
  platform: Platform,
  db: Database,
  holder: Holder,
  factor: Pick<FactorRow, 'kind' | 'name'> & Partial<FactorRow>,
): Promise<{ recoveryCodes: string[] }> {
  const { clock, ids } = platform;
  const { advertiserId, tokenHash, email } = holder;
  const now = clock.now();
  const before = await lockFactors(db, advertiserId);
  await addFactor(db, { ...factor, id: ids.uuid(), advertiser_id: advertiserId, created_at: now });
  await markSecondFactorPassed(db, tokenHash, now);
  const subject = subjectOf(advertiserId);
  await recordAction(platform, db, holder, { action: 'add-second-factor', subject, reason: factor.name });
  await queueEmail(platform, db, factorEmail, email, {
    change: { what: 'added', name: factor.name },
    at: now,
  });
  return { recoveryCodes: before.length === 0 ? await issueRecoveryCodes(db, advertiserId, now) : [] };
}

/** Removes a factor other than the last one; other sessions must pass again. */
export async function removeFactor(
  platform: Platform,
  holder: Holder,
  id: string,
): Promise<OwnSecondFactor | Unconfirmed | Refusal<'not-found' | 'second-factor-last'>> {
  const { db, clock } = platform;
  const refusal = await refuseUnconfirmed(db, holder, clock.now());
  if (refusal) return refusal;
  const done = await db.transaction().execute(async (trx) => {
    const factors = await lockFactors(trx, holder.advertiserId);
    const factor = factors.find((each) => each.id === id);
    if (!factor) return refuse('not-found');
    if (factors.length === 1) return refuse('second-factor-last');
    await deleteFactor(trx, id);
    await clearSecondFactor(trx, holder.advertiserId, holder.tokenHash);
    const subject = subjectOf(holder.advertiserId);
    const noted = { action: 'remove-second-factor', subject, reason: factor.name } as const;
    await recordAction(platform, trx, holder, noted);
    const change = { what: 'removed', name: factor.name } as const;
    await queueEmail(platform, trx, factorEmail, holder.email, { change, at: clock.now() });
    return undefined;
  });
  return isRefusal(done) ? done : getSecondFactor(platform, holder);
}

/** Replaces the recovery codes. */
export async function makeRecoveryCodes(
  platform: Platform,
  holder: Holder,
): Promise<{ recoveryCodes: string[] } | Unconfirmed> {
  const { db, clock } = platform;
  const now = clock.now();
  const refusal = await refuseUnconfirmed(db, holder, now);
  if (refusal) return refusal;
  return db.transaction().execute(async (trx) => {
    const factors = await lockFactors(trx, holder.advertiserId);
    // Without a factor, the codes themselves would be one.
    if (factors.length === 0) return refuse('second-factor-needed');
    const recoveryCodes = await issueRecoveryCodes(trx, holder.advertiserId, now);
    const subject = subjectOf(holder.advertiserId);
    const reason = `${recoveryCodes.length} kódů, předchozí neplatí`;
    await recordAction(platform, trx, holder, { action: 'make-recovery-codes', subject, reason });
    await queueEmail(platform, trx, factorEmail, holder.email, { change: { what: 'codes' }, at: now });
    return { recoveryCodes };
  });
}

/**
 * For the operator's command line, when somebody has lost all factors: deletes every factor and recovery code;
 * returns the number of factors. Needs a transaction.
 */
export async function removeEveryFactor(
  platform: Platform,
  db: Database,
  { advertiserId, email }: Pick<Holder, 'advertiserId' | 'email'>,
): Promise<number> {
  const factors = await lockFactors(db, advertiserId);
  for (const { id } of factors) await deleteFactor(db, id);
  const now = platform.clock.now();
  await replaceRecoveryCodes(db, advertiserId, [], now);
  await clearSecondFactor(db, advertiserId);
  if (factors.length === 0) return 0;
  const reason = 'všechny, příkazem na serveru';
  const noted = { action: 'remove-second-factor', subject: subjectOf(advertiserId), reason } as const;
  await recordAction(platform, db, { email: 'provozovatel' }, noted);
  await queueEmail(platform, db, factorEmail, email, { change: { what: 'all-removed' }, at: now });
  return factors.length;
}

/** 24 characters of base32, 120 bits: with fewer than 112 a plain hash would not be sufficient (ASVS 6.5.2). */
const newCode = (): string => new Secret({ size: 15 }).base32;

/** Format for copying by hand: `ABCD-EFGH-2345-6777-KLMN-OPQR`. */
const formatCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Replaces the recovery codes, storing only hashes. Needs a transaction. */
async function issueRecoveryCodes(db: Database, advertiserId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await replaceRecoveryCodes(db, advertiserId, codes.map(hashOfSecret), now);
  return codes.map(formatCode);
}
