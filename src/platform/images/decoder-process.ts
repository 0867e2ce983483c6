import type { DecoderReply, DecoderRequest } from './decoder-messages.ts';
import { work } from './pixels.ts';

/** Milliseconds of processor time for one task; no photo that passed inspection needs a tenth of it. */
const maxCpuMs = 20_000;

/**
 * Runs apart from the app: a decoder that crashes, hangs or grows on a hostile file
 * takes down this process only, and it is never given a secret.
 */
process.on('message', (request: DecoderRequest) => {
  const watch = endWhenTooLong();
  work(request)
    .then(
      (done) => reply({ done }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => clearInterval(watch));
});

// Nobody is left to answer to, even when the app was killed.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches the whole group; the app decides when this process ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

/** Ends this process when one task has computed for too long; by SIGKILL, as an exit would wait for the task. */
function endWhenTooLong(): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 > maxCpuMs) process.kill(process.pid, 'SIGKILL');
  }, 500);
}

function reply(message: DecoderReply): void {
  process.send?.(message);
}
