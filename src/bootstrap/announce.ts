import { join } from 'node:path';
import type { Config } from '../config.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';

/** Says on the terminal where the bazaar is, and where its emails are while no mail server takes them. */
export function announce({ appUrl, dataDir, smtpUrl, role }: Config): void {
  console.log(role === 'worker' ? '\n  Jobs are run here' : `\n  The bazaar is open at ${appUrl}`);
  if (smtpUrl === undefined) {
    const at = isLoopbackUrl(appUrl) ? `${appUrl}/posta` : join(dataDir, 'outbox');
    console.log(`  Its emails wait at ${at}`);
  }
  console.log('  Ctrl-C stops it.\n');
}
