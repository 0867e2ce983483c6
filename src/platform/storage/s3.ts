import { XMLParser } from 'fast-xml-parser';
import { getMimeType } from 'hono/utils/mime';
import { z } from 'zod';
import { isStorageKey } from './key.ts';
import { type Bucket, bucketRequests } from './s3-requests.ts';
import { type Storage, type StoredEntry, StorageProblem } from './storage.ts';

/**
 * Every part of a multipart upload but the last must be at least 5 MB. This much of an object is in memory
 * while it is written.
 */
const partBytes = 8 * 1024 * 1024;

/** Stores objects in a bucket, addressed by path, because not every service supports bucket subdomains. */
export function s3Storage(bucket: Bucket): Storage {
  const send = bucketRequests(bucket);
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    return bucket.prefix + key;
  };

  async function putPart(path: string, query: Record<string, string>, body: Uint8Array): Promise<string> {
    const { headers } = await send('PUT', path, { query, body });
    return `<Part><PartNumber>${query.partNumber}</PartNumber><ETag>${headers.get('etag')}</ETag></Part>`;
  }

  async function complete(path: string, uploadId: string, parts: readonly string[]): Promise<void> {
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const answer = await send('POST', path, { query: { uploadId }, body });
    // The service sends status 200 before it completes the upload, and the outcome in the body.
    const { Error: error } = errorAnswer.parse(xml.parse(await answer.text()));
    if (error) throw new StorageProblem(`The storage did not keep ${path}: ${error.Code}`);
  }

  async function putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
    const path = pathOf(key);
    const parts = inParts(pieces);
    const first = (await parts.next()).value ?? new Uint8Array();
    if (first.byteLength < partBytes) {
      await send('PUT', path, { body: first, headers: headersOf(key) });
      return first.byteLength;
    }
    const begun = await send('POST', path, { query: { uploads: '' }, headers: headersOf(key) });
    const { UploadId: uploadId } = begunAnswer.parse(
      xml.parse(await begun.text()),
    ).InitiateMultipartUploadResult;
    try {
      const sent: string[] = [];
      let size = 0;
      for (let part: Uint8Array | undefined = first; part; part = (await parts.next()).value) {
        sent.push(await putPart(path, { partNumber: String(sent.length + 1), uploadId }, part));
        size += part.byteLength;
      }
      await complete(path, uploadId, sent);
      return size;
    } catch (problem) {
      await send('DELETE', path, { query: { uploadId } }).catch(() => undefined);
      throw problem;
    }
  }

  return {
    put: async (key, body) => void (await send('PUT', pathOf(key), { body, headers: headersOf(key) })),
    putStream,

    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const answer = await send('GET', pathOf(key)).catch(nothingThere);
      const body = answer?.body;
      if (!body) return undefined;
      return { size: Number(answer.headers.get('content-length')), stream: () => body };
    },

    async delete(key) {
      if (isStorageKey(key)) await send('DELETE', pathOf(key));
    },

    async *list(folder) {
      const prefix = bucket.prefix + (folder ? `${folder}/` : '');
      let token: string | undefined;
      do {
        const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
        const answer = await send('GET', '', { query });
        const { ListBucketResult: page } = listAnswer.parse(xml.parse(await answer.text()));
        for (const { Key: key, LastModified: writtenAt, Size: size } of page.Contents)
          yield { key: key.slice(bucket.prefix.length), writtenAt, size } satisfies StoredEntry;
        token = page.NextContinuationToken;
      } while (token);
    },
  };
}

function nothingThere(problem: unknown): undefined {
  if (problem instanceof StorageProblem && problem.code === 'NoSuchKey') return undefined;
  throw problem;
}

/** Headers with which a public bucket, or a proxy in front of it, serves an object. */
const headersOf = (key: string) => ({
  'content-type': getMimeType(key) ?? 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
});

/** Joins chunks into parts of at least `partBytes`; the last one may be shorter. */
async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.byteLength;
    if (bytes < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
  return undefined;
}

const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
const listAnswer = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), LastModified: z.coerce.date(), Size: z.coerce.number() }))
      .default([]),
    NextContinuationToken: z.string().optional(),
  }),
});
const begunAnswer = z.object({ InitiateMultipartUploadResult: z.object({ UploadId: z.string() }) });
const errorAnswer = z.object({ Error: z.object({ Code: z.string() }).optional() });
