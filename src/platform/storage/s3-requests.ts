import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StorageProblem } from './storage.ts';

/** A bucket of Amazon S3 or of a compatible service (MinIO, Cloudflare R2, Ceph, Hetzner, Wasabi). */
export type Bucket = {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  name: string;
  /** Prefix of every key: empty, or a folder with its trailing slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Timeouts until a response begins, in milliseconds; longer for methods with a body, which takes time to
 * send.
 */
const answerMs = { GET: 10_000, DELETE: 10_000, POST: 60_000, PUT: 60_000 };

/** Delays before retrying a busy or failing service; a request that timed out is not retried. */
const retryDelaysMs = [200, 1_000];

type Method = keyof typeof answerMs;
type Sent = { query?: Record<string, string>; body?: Uint8Array; headers?: Record<string, string> };

/** Sends signed requests, all of them idempotent; throws a `StorageProblem` on failure. */
export function bucketRequests(bucket: Bucket) {
  return async (method: Method, path: string, sent: Sent = {}): Promise<Response> => {
    const what = `${method} ${bucket.name}/${path}`;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await sendOnce(bucket, method, path, sent).catch((cause: unknown) => {
        if (cause instanceof Error && cause.name === 'TimeoutError')
          throw new StorageProblem(`The storage lets ${what} wait`, { cause });
        return new StorageProblem(`The storage does not answer ${what}`, { cause });
      });
      if (answer instanceof Response && answer.ok) return answer;
      const pause = retryDelaysMs[attempt];
      const passes = !(answer instanceof Response) || answer.status === 429 || answer.status >= 500;
      const problem = answer instanceof Response ? await problemOf(what, answer) : answer;
      if (!passes || pause === undefined) throw problem;
      await wait(pause);
    }
  };
}

async function sendOnce(
  { endpoint, name, region, accessKeyId, secretAccessKey }: Bucket,
  method: Method,
  path: string,
  { query, body, headers }: Sent,
): Promise<Response> {
  const url = new URL(path ? `/${name}/${path}` : `/${name}`, endpoint);
  url.search = new URLSearchParams(query).toString();
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers: {
      ...headers,
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    region,
    service: 's3',
    accessKeyId,
    secretAccessKey,
  }).sign();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('', 'TimeoutError')), answerMs[method]);
  try {
    return await fetch(signed.url, {
      method,
      headers: signed.headers,
      // A copy, because the bytes may be in shared memory, which `fetch` rejects.
      body: body === undefined ? null : new Uint8Array(body),
      redirect: 'error',
      signal: late.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function problemOf(what: string, answer: Response): Promise<StorageProblem> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1];
  return new StorageProblem(`The storage refuses ${what}: ${answer.status}${code ? ` ${code}` : ''}`, {
    code,
  });
}
