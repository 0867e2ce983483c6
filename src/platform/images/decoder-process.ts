import type { DecoderReply, DecoderRequest } from './decoder-messages.ts';
import { runDecoderTask } from './pixels.ts';

/** CPU time limit of one task in milliseconds; no photo that passed inspection needs a tenth of it. */
const maxCpuMs = 20_000;

/**
 * Runs in a process of its own: a decoder that crashes, hangs or exhausts memory on a hostile file takes down
 * this process only, and it is never given a secret.
 */
process.on('message', (request: DecoderRequest) => {
  const watch = endWhenTooLong();
  runDecoderTask(request)
    .then(
      (done) => reply({ done }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    )
    .finally(() => clearInterval(watch));
});

// The app has ended or was killed, so nobody waits for a reply.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches the whole process group; the app decides when this process ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

/**
 * Kills this process when one task exceeds its CPU time; by SIGKILL, because an exit would wait for the task.
 */
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
