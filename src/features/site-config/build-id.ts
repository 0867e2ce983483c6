import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const builtPages = new URL('../../../build/server/index.js', import.meta.url);

/** Changes whenever the built pages do, so that an open page notices a new version; `development` without a build. */
export async function readBuildId(): Promise<string> {
  const built = await readFile(builtPages).catch(() => undefined);
  return built ? createHash('sha256').update(built).digest('hex').slice(0, 12) : 'development';
}
