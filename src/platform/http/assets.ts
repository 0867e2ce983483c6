import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { getMimeType } from 'hono/utils/mime';
import { type Encoding, acceptedEncoding } from './compress.ts';

import { bufferedResponse } from './buffered-response.ts';
import type { VisitEnv } from './begin-visit.ts';

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

type Asset = {
  type: string;
  etag: string;
  cache: string;
  bytes: Buffer;
  encoded: Record<Encoding, Buffer | undefined>;
};

/**
 * Serves the browser's built files from memory: file names with a hash are cached for a year, others for an
 * hour. A compressed copy `x.js.br` or `x.js.gz` made by the build is served to browsers that accept it.
 */
export function builtAssets(folder: string) {
  const assets = readAssets(folder);
  return createMiddleware<VisitEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const asset = assets.get(c.req.path);
    // A missing chunk must not be answered by a page, or the browser would run HTML as a script.
    if (!asset) return c.req.path.startsWith('/assets/') ? c.body(null, 404) : next();
    const headers = {
      etag: asset.etag,
      'cache-control': asset.cache,
      vary: 'accept-encoding',
      // Emails and other sites embed our pictures.
      ...(asset.type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    };
    if (c.req.header('if-none-match') === asset.etag) return c.body(null, 304, headers);
    const encoding = acceptedEncoding(
      c.req.header('accept-encoding'),
      (each) => asset.encoded[each] !== undefined,
    );
    const bytes = (encoding && asset.encoded[encoding]) ?? asset.bytes;
    return bufferedResponse(bytes, {
      headers: {
        ...headers,
        'content-type': asset.type,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
    });
  });
}

function readAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz|map)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file).replaceAll('\\', '/')}`;
    const bytes = readFileSync(file);
    assets.set(address, {
      type: getMimeType(entry.name) ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      cache: address.startsWith('/assets/') ? year : hour,
      bytes,
      encoded: { br: readTwin(`${file}.br`), gzip: readTwin(`${file}.gz`) },
    });
  }
  return assets;
}

const readTwin = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
