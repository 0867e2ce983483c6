import type { Bucket } from './s3-requests.ts';

/** Where pictures are stored: a folder of this machine, or a bucket. */
export type StoragePlace = { kind: 'folder'; dir: string } | { kind: 'bucket'; bucket: Bucket };

/** A description for people, without credentials. */
export function describeStorage(place: StoragePlace): string {
  if (place.kind === 'folder') return place.dir;
  const { endpoint, name, prefix } = place.bucket;
  return `${endpoint}/${name}/${prefix}`;
}

/**
 * Parses `STORAGE_URL`: `file:` and a folder, or `s3+https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION`.
 * FOLDER is optional; REGION defaults to `us-east-1`, which services without regions accept. Undefined for
 * anything else.
 */
export function parseStorageUrl(text: string): StoragePlace | undefined {
  if (/^file:./.test(text)) {
    const dir = text.startsWith('file://') ? decodeURIComponent(new URL(text).pathname) : text.slice(5);
    return { kind: 'folder', dir };
  }
  if (!/^s3\+https?:/.test(text) || !URL.canParse(text.slice(3))) return undefined;
  const url = new URL(text.slice(3));
  const [name, ...folder] = url.pathname.split('/').filter(Boolean);
  if (!name || !url.username || !url.password) return undefined;
  return {
    kind: 'bucket',
    bucket: {
      endpoint: url.origin,
      name,
      prefix: folder.map((part) => `${part}/`).join(''),
      region: url.searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}
