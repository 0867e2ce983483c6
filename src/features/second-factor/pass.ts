import type { Refusal } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { withAttemptLimit, hashOfSecret, markSecondFactorPassed } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import { countRecoveryCodes, factorsOf, takeRecoveryCode } from './db.ts';
import { factorEmail } from './mail/second-factor-emails.ts';
import type { Holder } from './policy.ts';
import { refuseCode, takeTotpCode } from './totp.ts';

type Passed = { passed: true };

/**
 * Passes the second factor for this session. Codes of apps can be guessed, so wrong ones are limited; recovery codes
 * and passkeys, which cannot be guessed, still work beyond the limit.
 */
export async function passSecondFactor(
  platform: Platform,
  holder: Holder,
  { code, client }: { code: string; client: string },
): Promise<Passed | Refusal<'wrong-code' | 'too-many-requests'>> {
  if (code.length > 6) return passWithRecoveryCode(platform, holder, code);
  const { db, clock } = platform;
  const factors = await factorsOf(db, holder.advertiserId);
  // Limited by network only: whoever reads the mailbox can create any number of known browsers.
  const asking = { email: holder.email, client };
  const tried = await withAttemptLimit(platform, 'totp', asking, () => takeTotpCode(platform, factors, code));
  if (tried !== 'right') return refuseCode(tried === 'wrong');
  await markSecondFactorPassed(db, holder.tokenHash, clock.now());
  return { passed: true };
}

async function passWithRecoveryCode(
  platform: Platform,
  holder: Holder,
  code: string,
): Promise<Passed | Refusal<'wrong-code' | 'too-many-requests'>> {
  return platform.db.transaction().execute(async (db) => {
    if (!(await takeRecoveryCode(db, holder.advertiserId, hashOfSecret(code)))) return refuseCode(true);
    const now = platform.clock.now();
    await markSecondFactorPassed(db, holder.tokenHash, now);
    const left = await countRecoveryCodes(db, holder.advertiserId);
    const subject = `advertiser:${holder.advertiserId}`;
    await recordAction(platform, db, holder, {
      action: 'use-recovery-code',
      subject,
      reason: `zbývá ${left}`,
    });
    await queueEmail(platform, db, factorEmail, holder.email, {
      change: { what: 'code-used', left },
      at: now,
    });
    return { passed: true };
  });
}
