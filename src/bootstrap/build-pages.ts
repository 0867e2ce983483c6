import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runProgram } from './run-program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stampFile = join(root, 'build/stamp');
/** Inputs of the build; their content is hashed into the stamp. */
const sources = ['src', 'public', 'vite.config.ts', 'package-lock.json'];

/** Builds the pages unless `build/` is up to date. */
function buildPages(): void {
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // The stamp is deleted first and written last, so that an interrupted build is never taken for a complete one.
  rmSync(stampFile, { force: true });
  const built = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (built.status !== 0) {
    throw new OperatorProblem(`The pages could not be built:\n${built.stdout}${built.stderr}`);
  }
  compressAssets(join(root, 'build/client'));
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    if (!/\.test\.tsx?$/.test(file))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!/\/(src|public)$/.test(path)) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Writes compressed copies (brotli, gzip) of built files; with the slowest settings, because it happens once per build.
 */
function compressAssets(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|txt|webmanifest|xml)$/.test(file)) continue;
    const bytes = readFileSync(join(folder, file));
    if (bytes.byteLength < 512) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

await runProgram(async () => buildPages());
