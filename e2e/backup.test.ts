import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTypeScript, type RunningProgram } from '../test/program.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { postStick } from './sample-offer.ts';

let root: string;
let bazaar: Bazaar;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'bazar-backup-'));
  bazaar = await Bazaar.open({ env: { BACKUP_DIR: join(root, 'backups') } });
});
afterEach(async () => {
  await bazaar.close();
  rmSync(root, { recursive: true, force: true });
});

const command = (name: 'backup' | 'restore', dataDir: string, ...args: string[]): RunningProgram =>
  runTypeScript(`src/commands/${name}.ts`, args, { env: { DATA_DIR: dataDir, DATABASE_URL: '' } });

test('backs up a bazaar in use, and another machine restores it with its photos', async () => {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const first = await postStick(seller, { title: 'Před zálohou' });
  const backup = command('backup', bazaar.dataDir, join(root, 'backups'));
  // Published during the backup: it is contained completely or not at all.
  const second = await postStick(seller, { title: 'Během zálohy' });
  expect(await backup.ended, backup.said()).toBe(0);
  const folder = /^(\S+): \d+ rows of \d+ tables, \d+ files\.$/m.exec(backup.said())?.[1] ?? '';
  await bazaar.end();

  const elsewhere = join(root, 'elsewhere');
  const restored = command('restore', elsewhere, folder);
  expect(await restored.ended, restored.said()).toBe(0);
  expect(restored.said()).toMatch(/each compared with what was backed up/);
  const other = await Bazaar.open({ dataDir: elsewhere, post: bazaar.post });
  try {
    const page = await fetch(`${other.url}/inzerat/pred-zalohou-${first}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    const photo = /\/[\w/.-]+\.(?:avif|webp|jpg)/.exec(html)?.[0] ?? '';
    expect((await fetch(other.url + photo)).status, photo).toBe(200);
    expect([200, 404]).toContain((await fetch(`${other.url}/inzerat/behem-zalohy-${second}`)).status);
    // Sessions survive the restore.
    const own = await fetch(`${other.url}/ucet`, {
      headers: { cookie: `user=${seller.userCookie}` },
      redirect: 'manual',
    });
    expect(own.status).toBe(200);
  } finally {
    await other.close();
  }
});

test('a restore refuses a running bazaar, and one that contains accounts', async () => {
  await ApiVisitor.signedIn(bazaar, 1);
  const backup = command('backup', bazaar.dataDir, join(root, 'backups'));
  expect(await backup.ended, backup.said()).toBe(0);
  const folder = /^(\S+):/m.exec(backup.said())?.[1] ?? '';
  const running = command('restore', bazaar.dataDir, folder);
  expect(await running.ended).toBe(1);
  expect(running.said()).toContain('Another bazaar already runs');
  await bazaar.end();
  const full = command('restore', bazaar.dataDir, folder);
  expect(await full.ended).toBe(1);
  expect(full.said()).toContain('in use already');
});
