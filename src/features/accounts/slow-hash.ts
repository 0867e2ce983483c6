import { scrypt, timingSafeEqual } from 'node:crypto';
import { withHashSemaphore } from './hash-semaphore.ts';

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
 * Takes the same time whether there is a hash or not, so that an unknown address cannot be told from a known one;
 * without a hash the answer is always no.
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
