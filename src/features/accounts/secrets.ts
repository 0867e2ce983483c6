import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What is stored of a session's token or a browser's key. Both are long and random, so a plain hash is enough. */
export const hashOfSecret = sha256;

/** What is stored of a mailed PIN; bound to its challenge, so that equal PINs differ. */
export const hashOfMailedPin = (challengeId: string, pin: string): string => sha256(`${challengeId}:${pin}`);

/** Compares two hashes of equal length in constant time. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
