import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorProblem } from '../src/platform/operator-problem.ts';
import { assetsOf } from '../src/web/router/assets.ts';
import { clientBuildDir } from '../src/bootstrap/built-pages.ts';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

export type FirstLoad = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Files that a browser with an empty cache loads for a page of `src/web/pages`, from the build's manifest.
 */
export function firstLoad(page: string, frame = 'layouts/default-route'): FirstLoad {
  const chunks = readManifest();
  const files = [frame, page].map((name) => `${name}.tsx`);
  for (const file of files)
    if (!chunks[`src/web/${file}`]) throw new Error(`The manifest has no page ${file}`);
  const { modules, styles } = assetsOf({ manifest: chunks }, files);
  return { scripts: modules, styles };
}

/** Total size in kilobytes (1,000 bytes) as served: compressed with brotli, except the smallest files. */
export function servedKilobytes(addresses: readonly string[]): number {
  const sizes = addresses.map((address) => {
    const file = join(clientBuildDir, address);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

function readManifest(): z.output<typeof manifest> {
  const file = join(clientBuildDir, '.vite/manifest.json');
  if (!existsSync(file)) throw new OperatorProblem('The pages are not built: run npm run build first.');
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}
