import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';

export function isLoopback(address: string | undefined): boolean {
  return /^(::1|127(\.\d{1,3}){3}|::ffff:127(\.\d{1,3}){3})$/.test(address ?? '');
}

/** The network address of the caller; a proxy on this machine is believed about whom it stands for. */
function addressOf(incoming: IncomingMessage): string {
  const nearest = incoming.socket.remoteAddress ?? 'unknown';
  const forwarded = incoming.headers['x-forwarded-for'];
  if (!isLoopback(nearest) || forwarded === undefined) return nearest;
  return String(forwarded).split(',').at(-1)?.trim() ?? nearest;
}

const mostKnown = 10_000;

/** Turns addresses into hashes that hold for as long as the key: enough to limit, not enough to track. */
export function clientHasher(dataDir: string): (incoming: IncomingMessage) => string {
  const key = keptKey(join(dataDir, 'client-key'));
  const known = new Map<string, string>();
  return (incoming) => {
    const address = addressOf(incoming);
    const hash =
      known.get(address) ?? createHmac('sha256', key).update(address).digest('base64url').slice(0, 22);
    if (known.size >= mostKnown) known.clear();
    known.set(address, hash);
    return hash;
  };
}

function keptKey(file: string): Buffer {
  mkdirSync(join(file, '..'), { recursive: true });
  try {
    writeFileSync(file, randomBytes(32), { flag: 'wx', mode: 0o600 });
  } catch (problem) {
    if (!(problem instanceof Error) || !('code' in problem) || problem.code !== 'EEXIST') throw problem;
  }
  return readFileSync(file);
}
