import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import tiers from '../src/features/tiers.json' with { type: 'json' };
import type { RouteEntry } from '../src/web/router/route-types.ts';
import routes from '../src/web/routes.ts';
import { foreignTables } from './table-owners.ts';

/** Rules that types, lint and import rules cannot check. `npm run check` runs this file. */

/** Private names of libraries, which the next minor release may change. */
const privateNames: readonly RegExp[] = [
  // `__html` is a public API of React, `__Host` a standard prefix of cookies, `__proto__` part of the language.
  /\b__(?!html\b|Host\b|proto__)[a-zA-Z]\w*/g,
  /\b(?:UNSAFE|unstable|experimental|DO_NOT_USE)_\w+/gi,
  /\b_private_\w+/g,
  /\.(?:internals\b|_[a-z]\w*)/g,
];

/** Private names of libraries that a source uses. */
export const privateNamesIn = (source: string): string[] => [
  ...new Set(
    privateNames.flatMap((pattern) => [...source.matchAll(pattern)].map(([name]) => name.replace(/^\./, ''))),
  ),
];

/** Packages whose documentation, not `exports`, says which files are public. */
const documented = new Set(['ajv/dist/2020.js', 'axe-core/axe.min.js', 'vite/bin/vite.js']);

const specifiers =
  /(?:\bfrom|\bimport|createRequire\([^()\n]*\)(?:\.resolve)?)\s*\(?\s*(['"`])(@?\w[\w./@-]*)\1/g;
const intoPackages = /['"`](?:[./]*\/)?node_modules\/(@?\w[\w./@-]*)['"`]/g;

/** Undefined for a package that is not installed, empty for one without `exports`. */
type ExportsOf = (name: string) => readonly string[] | undefined;

/** Files that a source imports from a package although its `exports` do not list them. */
export function deepPathsIn(source: string, exportsOf: ExportsOf = exportsOfInstalled): string[] {
  const named = [
    ...[...source.matchAll(specifiers)].map(([, , path = '']) => path),
    ...[...source.matchAll(intoPackages)].map(([, path = '']) => path),
  ];
  return named.filter((path) => {
    const [, name = '', file] = /^(@[^/]+\/[^/]+|[^@/]+)\/(.+)$/.exec(path) ?? [];
    if (!file || documented.has(path)) return false;
    const exported = exportsOf(name);
    return exported !== undefined && !exported.some((each) => matches(each, `./${file}`));
  });
}

/** Whether an entry of `exports`, which may contain one `*`, matches the file. */
function matches(entry: string, file: string): boolean {
  const [before = '', after] = entry.split('*');
  return after === undefined
    ? entry === file
    : file.length >= entry.length && file.startsWith(before) && file.endsWith(after);
}

const manifest = z.object({ exports: z.record(z.string(), z.unknown()).optional().catch(undefined) });

function exportsOfInstalled(name: string): readonly string[] | undefined {
  const file = `node_modules/${name}/package.json`;
  if (!existsSync(file)) return undefined;
  return Object.keys(manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).exports ?? {});
}

/** Whether a source evicts cache entries by itself instead of using src/platform/cache. */
export const makesOwnRoom = (source: string): boolean =>
  /\.size\s*>=?[^;\n]*\)[^;\n]*\.(clear|delete)\(/.test(source);

/** The visitors of a day are not a cache: evicting one would count it twice. */
const noCaches = new Set(['src/platform/visitor-counter.ts']);

const pathsOf = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [path ?? '', ...pathsOf(children ?? [])]);
const firstSegments = new Set(pathsOf(routes).flatMap((path) => /^[a-z][^/]*/.exec(path)?.[0] ?? []));
/**
 * A string that begins with a page's URL, or a template where that follows the site's address; `/api/v1` is excluded.
 */
const writtenAddress = new RegExp(
  `(?:['"\`]|appUrl\\})(/(?!api/)(?:${[...firstSegments].map((one) => one.replaceAll('.', '\\.')).join('|')})(?![\\w-])[^'"\`\\s]*)`,
  'g',
);
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** URLs of pages that a source writes out; all must be built in src/contract/urls.ts. */
export const addressesIn = (source: string): string[] =>
  [...source.replaceAll(comments, '').matchAll(writtenAddress)].map(([, address = '']) => address);

const mayWriteAddresses = /^(?!src\/)|\.test\.tsx?$|^src\/contract\/urls(?:-admin)?\.ts$/;

const tiered: ReadonlySet<string> = new Set(Object.values(tiers).flat());

const featuresOf = (sources: ReadonlyMap<string, string>): string[] => [
  ...new Set([...sources.keys()].flatMap((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? [])),
];

/** Features missing from `all.ts`, or with operations but without a manifest of their own. */
export function missingFeatures(sources: ReadonlyMap<string, string>): string[] {
  const all = sources.get('src/features/all.ts') ?? '';
  return featuresOf(sources).filter((name) => {
    const contract = sources.get(`src/features/${name}/contract.ts`) ?? '';
    const hasManifest = sources.has(`src/features/${name}/feature.ts`);
    return hasManifest ? !all.includes(`'./${name}/feature.ts'`) : /\boperation\(\{/.test(contract);
  });
}

/** All violations in these sources, as sentences. */
export function brokenRules(sources: ReadonlyMap<string, string>): string[] {
  return [
    ...[...sources].flatMap(([path, source]) => [
      ...privateNamesIn(source).map((name) => `${path}: "${name}" is a private name of a library`),
      ...deepPathsIn(source).map((file) => `${path}: "${file}" is not what its package exports`),
      ...foreignTables(path, source).map((table) => `${path}: the table ${table} is another feature's`),
      ...(path.startsWith('src/') && !noCaches.has(path) && makesOwnRoom(source)
        ? [`${path}: what is cached within a bound goes through src/platform/cache`]
        : []),
      ...(mayWriteAddresses.test(path) ? [] : addressesIn(source)).map(
        (address) => `${path}: the address ${address} is built in src/contract/urls.ts`,
      ),
    ]),
    ...missingFeatures(sources).map((name) => `src/features/${name}: missing from src/features/all.ts`),
    ...featuresOf(sources)
      .filter((name) => !tiered.has(name))
      .map((name) => `src/features/${name}: missing from src/features/tiers.json`),
  ];
}

/**
 * Exempt files: the rules and their tests contain what they search for; the state of a crashed queue cannot be created
 * through a public API; and a test of the build searches for what Vite leaves in place of a server module.
 */
const aboutNames =
  /^(?:test\/(?:source-rules(?:\.test)?|queue-state|boundaries\.test)|src\/bootstrap\/without-exports\.test)\.ts$/;

function check(): void {
  const files = execFileSync('git', ['ls-files', '--', 'src', 'e2e', 'test', 'bench', '*.ts', '*.mjs'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && !aboutNames.test(file) && existsSync(file));
  const broken = brokenRules(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  for (const each of broken) console.log(each);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
