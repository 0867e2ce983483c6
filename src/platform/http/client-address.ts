import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { BoundedCache } from '../cache/bounded-cache.ts';
import { isLoopback } from '../loopback.ts';

/** What the limits of a client read of a request. */
type Incoming = { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> } & Pick<
  IncomingMessage,
  'headers'
>;

/** The network address of the caller; a proxy on this machine is believed about whom it stands for. */
function addressOf(incoming: Incoming): string {
  const nearest = incoming.socket.remoteAddress ?? 'unknown';
  const forwarded = incoming.headers['x-forwarded-for'];
  if (!isLoopback(nearest) || forwarded === undefined) return nearest;
  return String(forwarded).split(',').at(-1)?.trim() ?? nearest;
}

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of IPv6, which is the least a provider gives to one
 * customer; otherwise each customer would be 2^64 clients.
 */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, 8)).toString('hex');
}

const maxCachedHashes = 10_000;

/** Turns addresses into hashes that hold for as long as the key: enough to limit, not enough to track. */
export function clientHasher(dataDir: string): (incoming: Incoming) => string {
  const key = localCopyKey(clientKeyFile(dataDir));
  const hashes = new BoundedCache<string>({ entries: maxCachedHashes });
  return (incoming) => {
    const address = addressOf(incoming);
    return hashes.getOr(address, () =>
      createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22),
    );
  };
}

/** Where the key of a data folder lies. */
export const clientKeyFile = (dataDir: string): string => join(dataDir, 'client-key');

function localCopyKey(file: string): Buffer {
  mkdirSync(join(file, '..'), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (problem) {
    if (!(problem instanceof Error) || !('code' in problem) || problem.code !== 'EEXIST') throw problem;
  }
  return readFileSync(file);
}
