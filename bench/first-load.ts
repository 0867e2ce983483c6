import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { OperatorProblem } from '../src/platform/operator-problem.ts';
import { builtClient } from '../src/bootstrap/built-pages.ts';

const part = {
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
};
const manifest = z.object({
  entry: z.object(part),
  routes: z.record(z.string(), z.object({ ...part, parentId: z.string().optional() })),
});

export type FirstLoad = { scripts: readonly string[]; styles: readonly string[] };

/** Files that a browser which knows nothing yet fetches for a page, as the build's manifest says. */
export function firstLoad(page: string): FirstLoad {
  const { file, content } = readManifest();
  const { entry, routes } = content;
  const parts: z.infer<typeof manifest>['entry'][] = [entry];
  for (let id: string | undefined = page; id !== undefined; id = routes[id]?.parentId) {
    const route = routes[id];
    if (!route) throw new Error(`The manifest has no page ${id}`);
    parts.push(route);
  }
  const scripts = parts.flatMap(({ module, imports }) => [module, ...imports]);
  const styles = parts.flatMap(({ css }) => css).map((address) => address.replace(/#.*/, ''));
  return { scripts: [...new Set([file, ...scripts])], styles: [...new Set(styles)] };
}

/** Kilobytes (1,000 bytes) of built files, packed with gzip one by one, as they travel. */
export function packedKilobytes(addresses: readonly string[]): number {
  const sizes = addresses.map(
    (address) => gzipSync(readFileSync(join(builtClient, address)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

function readManifest() {
  const assets = join(builtClient, 'assets');
  const name = readdirSync(assets).find((each) => /^manifest-.*\.js$/.test(each));
  if (!name) throw new OperatorProblem('The pages are not built: run npm run build first.');
  const written = /^window\.__reactRouterManifest=(.*?);?\s*$/s.exec(
    readFileSync(join(assets, name), 'utf8'),
  );
  return { file: `/assets/${name}`, content: manifest.parse(JSON.parse(written?.[1] ?? '{}')) };
}
