import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wordings } from '../src/features/newsletter/rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = ['src', 'content'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|md|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Phrases that must not appear on the site, and their replacements. Wordings of given consents are exempt. */
const avoided: [RegExp, string][] = [
  [/\bdopis(y|u|e|em|ů|ům|ech)?\b/iu, 'e-mail'],
  [
    /\b(tohohle|tomuhle|tomhle|tímhle|téhle|tuhle|touhle|těmhle|těchhle)\b/iu,
    'tohoto, tomuto, tímto, této …',
  ],
  [/živ(ý|ého|ých|é) (inzerát|nabíd|poptáv)/iu, 'aktivní'],
  [/přihlášení do banky/u, 'přihlašovací údaje do banky'],
];

test.each(avoided)('no text contains %s; use instead: %s', (pattern) => {
  const found = files.flatMap((file) => {
    let text = readFileSync(join(root, file), 'utf8');
    for (const wording of Object.values(wordings)) text = text.replace(wording, '');
    return text
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});
