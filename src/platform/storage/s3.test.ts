import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openBucket } from '../../../test/bucket.ts';
import { collect } from '../../../test/collect.ts';
import { s3Storage } from './s3.ts';
import { isStorageProblem } from './storage.ts';

const bucket = await openBucket();
const storage = s3Storage(bucket);
const bytes = Buffer.from('picture');
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (problem: unknown) => problem,
  );

/** A bucket whose service answers by the given listener. */
async function bucketOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { ...bucket, endpoint: `http://127.0.0.1:${port}` };
}

test('lists more objects than one response holds', async () => {
  const keys = Array.from({ length: 1_100 }, (_, nth) => `many/${String(nth).padStart(4, '0')}.webp`);
  for (let at = 0; at < keys.length; at += 50)
    await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, bytes)));
  const listed = await collect(storage.list('many'));
  expect(listed.map(({ key }) => key).toSorted()).toEqual(keys);
});

test('serves objects with their content type and as immutable', async () => {
  await storage.put('photos/aa/a.avif', bytes);
  const other = s3Storage({ ...bucket, prefix: '' });
  expect(await other.get('pictures/photos/aa/a.avif')).toBeDefined();
  const asked: (string | undefined)[] = [];
  const watched = await bucketOf(({ headers }, response) => {
    asked.push(headers['content-type'], headers['cache-control'], headers.authorization?.slice(0, 16));
    response.end();
  });
  await s3Storage(watched).put('photos/aa/a.avif', bytes);
  expect(asked).toEqual(['image/avif', 'public, max-age=31536000, immutable', 'AWS4-HMAC-SHA256']);
});

test.each([
  ['a wrong key', { secretAccessKey: 'wrong' }],
  ['a bucket that is not there', { name: 'elsewhere' }],
  ['a service that is not there', { endpoint: 'http://127.0.0.1:9' }],
])(
  '%s throws a StorageProblem for every operation, and never looks like a missing picture',
  async (_, changes) => {
    const strange = s3Storage({ ...bucket, ...changes });
    const operations = [
      strange.put('photos/a.webp', bytes),
      strange.get('photos/a.webp'),
      collect(strange.list('photos')),
    ];
    const problems = await Promise.all(operations.map(problemOf));
    expect(problems.map(isStorageProblem)).toEqual([true, true, true]);
  },
);

test('retries a service that is busy for a moment', async () => {
  let asked = 0;
  const busy = await bucketOf((_, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end();
  });
  await s3Storage(busy).put('photos/a.webp', bytes);
  expect(asked).toBe(3);
});

test('throws when a multipart upload cannot be completed, although the response has status 200', async () => {
  const failing = await bucketOf((request, response) => {
    request.resume();
    if (request.method === 'PUT') response.setHeader('etag', '"part"');
    const begins = request.url?.includes('uploads=');
    response.end(
      begins
        ? '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>'
        : '<Error><Code>InternalError</Code></Error>',
    );
  });
  async function* long() {
    yield new Uint8Array(9_000_000);
  }
  const problem = await problemOf(s3Storage(failing).putStream('exports/a.zip', long()));
  expect([isStorageProblem(problem), String(problem)]).toEqual([
    true,
    expect.stringContaining('InternalError'),
  ]);
});
