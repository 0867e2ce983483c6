import { gzipSync } from 'node:zlib';
import { bytesOf, readyResponse } from './ready-bytes.ts';

/** A rendered page as everybody gets it; packed once somebody else asks for it. */
export type KeptPage = {
  readonly headers: [string, string][];
  readonly bytes: Buffer;
  packed?: Buffer;
};

/** The page of an answer that may be shared; nothing when it sets a cookie, is refused or is of another type. */
export async function keepable(response: Response, type = 'text/html'): Promise<KeptPage | undefined> {
  const { headers, status } = response;
  const isPage = status === 200 && headers.get('content-type')?.startsWith(type);
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  if (!isPage || isPrivate) return undefined;
  return { headers: [...headers], bytes: Buffer.from(await bytesOf(response)) };
}

/** The page, packed for those who take it. */
export function handOut(page: KeptPage, request: Request): Response {
  const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return takesGzip ? packedCopy(page) : plainCopy(page);
}

export const plainCopy = ({ headers, bytes }: KeptPage): Response => readyResponse(bytes, { headers });

/** Packed for the second visitor and kept, since packing each copy costs more than all the rest of answering. */
function packedCopy(page: KeptPage): Response {
  page.packed ??= gzipSync(page.bytes, { level: 7 });
  const headers = new Headers(page.headers);
  headers.append('vary', 'accept-encoding');
  headers.set('content-encoding', 'gzip');
  return readyResponse(page.packed, { headers });
}
