import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';

const program = fileURLToPath(new URL('../../../run.mjs', import.meta.url));

/**
 * Runs in a separate process, so that pages do not share memory and CPU with it; its stderr becomes the error of the
 * job.
 */
async function backUpNightly({ log }: Pick<Platform, 'log'>): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'src/commands/backup.ts']);
  log.info({ backup: stdout.trim() }, 'backed up');
}

export const backupFeature: Feature = {
  schedule: (platform) =>
    platform.config.backupDir === undefined
      ? []
      : [{ name: 'back-up', cron: '20 1 * * *', run: () => backUpNightly(platform) }],
};
