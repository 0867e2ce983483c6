import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { BoundedCache } from '../cache/bounded-cache.ts';
import { isLoopback } from '../loopback.ts';

/** The parts of a request that identify its client. */
type Incoming = { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> } & Pick<
  IncomingMessage,
  'headers'
>;

/** The network address of the caller. X-Forwarded-For is trusted from a proxy on this machine only. */
function addressOf(incoming: Incoming): string {
  const nearest = incoming.socket.remoteAddress ?? 'unknown';
  const forwarded = incoming.headers['x-forwarded-for'];
  if (!isLoopback(nearest) || forwarded === undefined) return nearest;
  return String(forwarded).split(',').at(-1)?.trim() ?? nearest;
}

/**
 * The network that counts as one client: an IPv4 address, or the first 64 bits of IPv6, the smallest block a
 * provider assigns to a customer; otherwise each customer would be 2^64 clients.
 */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return Buffer.from(parsed.toByteArray().slice(0, 8)).toString('hex');
}

const maxCachedHashes = 10_000;

/**
 * Hashes client addresses by a key of this installation: enough to limit clients, not enough to track them.
 */
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

/** Path of the key in a data folder. */
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
