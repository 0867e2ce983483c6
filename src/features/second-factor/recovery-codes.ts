import { Secret } from 'otpauth';
import type { Database } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { recoveryCodeCount } from './contract.ts';
import { replaceRecoveryCodes } from './db.ts';

/** 24 characters of base32, 120 bits: with fewer than 112 a plain hash would not be sufficient (ASVS 6.5.2). */
const newCode = (): string => new Secret({ size: 15 }).base32;

/** Format for copying by hand: `ABCD-EFGH-2345-6777-KLMN-OPQR`. */
const formatCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** Replaces the recovery codes, storing only hashes. Needs a transaction. */
export async function issueRecoveryCodes(db: Database, advertiserId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await replaceRecoveryCodes(db, advertiserId, codes.map(hashOfSecret), now);
  return codes.map(formatCode);
}
