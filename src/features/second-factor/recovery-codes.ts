import { Secret } from 'otpauth';
import type { Database } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { recoveryCodeCount } from './contract.ts';
import { replaceRecoveryCodes } from './db.ts';

/** Sixteen signs of base32, 80 bits: too many to guess, also for whoever has the hash. */
const newCode = (): string => new Secret({ size: 10 }).base32;

/** As it is copied by hand: `ABCD-EFGH-2345-6777`. */
const written = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** New codes in place of those before; only their hashes are stored. Needs a transaction. */
export async function issueRecoveryCodes(db: Database, advertiserId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await replaceRecoveryCodes(db, advertiserId, codes.map(hashOfSecret), now);
  return codes.map(written);
}
