import { PackedPage } from './packed-page.ts';
import { bytesOf, readyResponse } from './ready-bytes.ts';

/** A rendered page, cut where its nonce was; packed once somebody else asks for it. */
export type KeptPage = {
  readonly headers: [string, string][];
  readonly parts: readonly Buffer[];
  packed?: PackedPage;
};

/** The page of an answer that may be shared; nothing when it sets a cookie, is refused or is of another type. */
export async function keepable(
  response: Response,
  nonce: string,
  type = 'text/html',
): Promise<KeptPage | undefined> {
  const { headers, status } = response;
  const isPage = status === 200 && headers.get('content-type')?.startsWith(type);
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  if (!isPage || isPrivate) return undefined;
  const parts = Buffer.from(await bytesOf(response))
    .toString()
    .split(nonce)
    .map((part) => Buffer.from(part));
  return { headers: [...headers], parts };
}

/** The page with this visit's nonce put in, packed for those who take it. */
export function handOut(page: KeptPage, request: Request, nonce: string): Response {
  const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  return takesGzip ? packedCopy(page, nonce) : plainCopy(page, nonce);
}

export function plainCopy({ headers, parts }: KeptPage, nonce: string): Response {
  const [first = Buffer.alloc(0), ...rest] = parts;
  const between = Buffer.from(nonce);
  return readyResponse(Buffer.concat([first, ...rest.flatMap((part) => [between, part])]), { headers });
}

/** Packed for the second visitor and kept, since packing each copy costs more than all the rest of answering. */
function packedCopy(page: KeptPage, nonce: string): Response {
  const own = Buffer.from(nonce);
  if (page.packed?.nonceBytes !== own.length) page.packed = new PackedPage(page.parts, own.length);
  const headers = new Headers(page.headers);
  headers.append('vary', 'accept-encoding');
  headers.set('content-encoding', 'gzip');
  return readyResponse(page.packed.with(own), { headers });
}
