import type { DecoderReply, DecoderRequest } from './decoder-messages.ts';
import { work } from './pixels.ts';

/**
 * Runs apart from the app: a decoder that crashes, hangs or grows on a hostile file
 * takes down this process only, and it is never given a secret.
 */
process.on('message', (request: DecoderRequest) => {
  work(request).then(
    (done) => reply({ done }),
    (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
  );
});

// Nobody is left to answer to, even when the app was killed.
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches the whole group; the app decides when this process ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

function reply(message: DecoderReply): void {
  process.send?.(message);
}
