import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { commitmentOf, entryListText, drawFirst, sha256 } from '../draw-rule.ts';
import { nodeProgram, shellCommands } from './by-hand.ts';
import { type Check, checkDraw } from './verification.tsx';

const folder = mkdtempSync(join(tmpdir(), 'losy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const slug = 'kolo-11-2026';
const secret = '5f'.repeat(32);
const list = entryListText(
  slug,
  Array.from({ length: 40 }, (_, index) => ({ listing: 1000 + index, owner: 1000 + (index % 9) })),
);
const drawn = await drawFirst(secret, list, 3);
const round = {
  slug,
  secret,
  commitment: await commitmentOf(secret),
  listDigest: await sha256(list),
  winners: drawn.map(({ listing, counter }, index) => ({
    listing,
    counter,
    place: index + 1,
    state: 'accepted' as const,
    answerUntil: '2026-12-15T20:00:00.000Z',
  })),
};
writeFileSync(join(folder, 'losy.txt'), list);

async function checked(proof: Parameters<typeof checkDraw>[0], text = list): Promise<Check[]> {
  const steps: Check[] = [];
  for await (const step of checkDraw(proof, text)) steps.push(step);
  return steps;
}
const faults = async (...given: Parameters<typeof checked>) =>
  (await checked(...given)).filter(({ fits }) => !fits).map(({ what }) => what);

it('the published program reproduces the draw without our code', () => {
  writeFileSync(join(folder, 'los.mjs'), nodeProgram(round));
  const printed = execFileSync(process.execPath, ['los.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(printed.trim().split('\n')).toEqual([
    `otisk klíče: ${round.commitment}`,
    `otisk seznamu: ${round.listDigest}`,
    ...drawn.map(({ listing, counter }, index) => `${index + 1}. inzerát č. ${listing}, čítač ${counter}`),
  ]);
});

/** Replacements for command-line tools that this machine lacks, covering the arguments of the published commands. */
const standIns: Record<string, string> = {
  xxd: "process.stdout.write(Buffer.from(require('node:fs').readFileSync(0, 'utf8'), 'hex'))",
  openssl: `const [, algorithm, ...rest] = process.argv.slice(2);
const { createHash, createHmac } = require('node:crypto');
const key = /hexkey:(\\w+)/.exec(rest.join(' '))?.[1];
const digest = key ? createHmac(algorithm.slice(1), Buffer.from(key, 'hex')) : createHash(algorithm.slice(1));
const file = key ? 0 : (rest[0] ?? 0);
console.log('(stdin)= ' + digest.update(require('node:fs').readFileSync(file)).digest('hex'))`,
};

function withMissingTools(): NodeJS.ProcessEnv {
  for (const [tool, program] of Object.entries(standIns)) {
    if (!spawnSync(tool, ['-v']).error) continue;
    writeFileSync(join(folder, `${tool}.cjs`), program);
    const script = `#!/bin/sh\nexec '${process.execPath}' '${join(folder, tool)}.cjs' "$@"\n`;
    writeFileSync(join(folder, tool), script, { mode: 0o755 });
  }
  return { ...process.env, PATH: `${process.env['PATH']}${delimiter}${folder}` };
}

it('the published openssl commands reproduce the draw', () => {
  const env = withMissingTools();
  const run = (command: string) =>
    execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', env }).trim().split(' ').at(-1) ??
    '';
  const [digest, commitment, ...hmacs] = shellCommands(round).map(run);
  expect([digest, commitment]).toEqual([round.listDigest, round.commitment]);
  const lines = hmacs.map((hmac) => Number(BigInt(`0x${hmac.slice(0, 16)}`) % 40n) + 1);
  expect(lines).toEqual(drawn.map(({ line }) => line));
});

it('the check in the browser detects every changed number', async () => {
  expect(await faults(round)).toEqual([]);
  expect(await checked({ ...round, winners: [] })).toHaveLength(4);
  const closed = { slug, commitment: round.commitment, listDigest: round.listDigest, winners: [] };
  expect((await checked(closed)).map(({ what }) => what)).toEqual(['Otisk seznamu losů', 'Zápis seznamu']);
  expect(await faults({ ...round, commitment: round.listDigest })).toEqual(['Otisk klíče']);
  expect(await faults({ ...round, winners: round.winners.toReversed() })).toEqual(['Vylosovaní']);
  expect(await faults({ ...round, slug: 'jine' })).toEqual(['Zápis seznamu']);
  const longer = entryListText(slug, [{ listing: 999, owner: 999 }, ...drawn]);
  expect(await faults(round, longer)).toContain('Otisk seznamu losů');
});
