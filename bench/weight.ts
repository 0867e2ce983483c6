import { brotliCompressSync, gzipSync } from 'node:zlib';
import { firstLoad, servedKilobytes } from './first-load.ts';
import type { MeasuredPage } from './pages.ts';

/** Kilobytes (1,000 bytes) of a page for a browser with an empty cache. */
export type Weight = {
  html: { plain: number; gzip: number; brotli: number };
  /** Compressed with brotli, as served. */
  css: number;
  scripts: number;
  scriptFiles: number;
};

export async function weightOf(url: string, { path, route }: MeasuredPage): Promise<Weight> {
  const html = Buffer.from(await (await fetch(url + path)).arrayBuffer());
  const { scripts, styles } = firstLoad(route);
  return {
    html: {
      plain: html.length / 1_000,
      gzip: gzipSync(html).length / 1_000,
      brotli: brotliCompressSync(html).length / 1_000,
    },
    css: servedKilobytes(styles),
    scripts: servedKilobytes(scripts),
    scriptFiles: scripts.length,
  };
}
