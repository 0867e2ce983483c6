import { join } from 'node:path';
import type { Config } from '../config.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';

/** Prints where the bazaar runs, and where its emails are stored while there is no mail server. */
export function announce({ appUrl, dataDir, smtpUrl, role }: Config): void {
  console.log(role === 'worker' ? '\n  Jobs are run here' : `\n  The bazaar is open at ${appUrl}`);
  if (smtpUrl === undefined) {
    const at = isLoopbackUrl(appUrl) ? `${appUrl}/posta` : join(dataDir, 'outbox');
    console.log(`  Its emails wait at ${at}`);
  }
  console.log('  Ctrl-C stops it.\n');
}
