import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Mail } from './mail.ts';

const stored = z.object({
  id: z.string(),
  sentAt: z.coerce.date(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

export type OutboxEmail = z.output<typeof stored>;

/** Stores emails as files instead of sending them, for a developer to read. */
export type Outbox = Mail & {
  /** Newest first. */
  newest(limit: number): Promise<OutboxEmail[]>;
  find(id: string): Promise<OutboxEmail | undefined>;
};

export function folderOutbox(folder: string, clock: Clock): Outbox {
  const read = async (name: string) => stored.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const names = async () => {
    const all = await readdir(folder).catch(() => []);
    return all
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed();
  };
  return {
    async deliver(email) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = createHash('sha256').update(JSON.stringify(email)).digest('hex').slice(0, 16);
      const sentAt = clock.now();
      const file = join(folder, `${sentAt.toISOString().replaceAll(':', '-')}-${id}.json`);
      await writeWhole(file, JSON.stringify({ id, sentAt, ...email }));
      return 'taken';
    },
    newest: async (limit) => Promise.all((await names()).slice(0, limit).map(read)),
    async find(id) {
      const name = (await names()).find((candidate) => candidate.endsWith(`-${id}.json`));
      return name === undefined ? undefined : read(name);
    },
  };
}

async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
