import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Bucket } from '../src/platform/storage/s3-requests.ts';
import { runTypeScript } from './program.ts';

/** An empty bucket of an S3 server on loopback that verifies signatures, for one test file. */
export async function openBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  // Its pagination tokens use DES, which OpenSSL provides only as a legacy algorithm.
  const env = { NODE_OPTIONS: '--openssl-legacy-provider' };
  const server = runTypeScript('test/programs/s3-server.ts', [directory], { env });
  afterAll(async () => {
    server.child.kill();
    await server.ended;
    await rm(directory, { recursive: true });
  });
  await server.says(/port \d+/);
  return {
    endpoint: `http://127.0.0.1:${/port (\d+)/.exec(server.said())?.[1]}`,
    name: 'bazar',
    prefix: 'pictures/',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
}
