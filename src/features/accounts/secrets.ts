import { createHash, timingSafeEqual, scrypt } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hash of a session token or a browser key. Both are long and random, so a fast hash is sufficient. */
export const hashOfSecret = sha256;

/** Hash of a mailed PIN, bound to its challenge so that equal PINs differ. */
export const hashOfMailedPin = (challengeId: string, pin: string): string => sha256(`${challengeId}:${pin}`);

/** Compares two hashes of equal length in constant time. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const places = 2;
/** A comparison takes about 0.2 s; anyone further back in the queue would give up before their turn. */
const longestLine = 24;
let taken = 0;
const waiting: (() => void)[] = [];

/** The queue is full: retrying later is better for everyone than waiting. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Limits password hashing to two at a time per process; a few more wait, and the rest are refused. */
export async function withHashSemaphore<T>(work: () => Promise<T>): Promise<T> {
  if (taken < places) taken += 1;
  else if (waiting.length >= longestLine) throw new QueueFull('too much costly work waits');
  else await new Promise<void>((resume) => waiting.push(resume));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }
}

type Cost = { N: number; r: number; p: number };

/** 32 MB and about 0.2 s; OWASP's Password Storage Cheat Sheet names N=2^15, r=8, p=3 as sufficient. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;

/** A scrypt hash as `scrypt$N$r$p$salt$key`, so that the cost can rise later. `salt` is random, without `$`. */
export async function hashSlowly(secret: string, salt: string): Promise<string> {
  const key = await derive(secret, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$');
}

/**
 * Takes the same time with and without a stored hash, so that unknown addresses cannot be distinguished from
 * known ones; without a hash it returns false.
 */
export async function matchesSlowHash(secret: string, stored: string | undefined): Promise<boolean> {
  const { salt, key, at } = read(stored);
  const derived = await derive(secret, salt, at);
  return timingSafeEqual(derived, key) && stored !== undefined;
}

function read(stored: string | undefined): { salt: string; key: Buffer; at: Cost } {
  const [, N, r, p, salt, key] = stored?.split('$') ?? [];
  if (!salt || !key) return { salt: 'nobody', key: Buffer.alloc(keyBytes), at: cost };
  return { salt, key: Buffer.from(key, 'base64url'), at: { N: Number(N), r: Number(r), p: Number(p) } };
}

function derive(secret: string, salt: string, { N, r, p }: Cost): Promise<Buffer> {
  const derived = Promise.withResolvers<Buffer>();
  return withHashSemaphore(() => {
    scrypt(secret, salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? derived.reject(error) : derived.resolve(key),
    );
    return derived.promise;
  });
}
