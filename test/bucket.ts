import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Bucket } from '../src/platform/storage/s3-requests.ts';
import { runTypeScript } from './program.ts';

/** An empty bucket of a server that speaks S3 and checks signatures, on loopback, for one test file. */
export async function openBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'bucket-'));
  // It hides in DES where a long list goes on, which OpenSSL has only on request.
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
