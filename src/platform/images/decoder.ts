import { type ChildProcess, fork } from 'node:child_process';
import type { DecoderAnswers, DecoderReply, DecoderRequest } from './decoder-messages.ts';
import { takingTurns } from './turns.ts';

/** No photo that passed inspection needs a tenth of it. */
const patienceMs = 20_000;

/** Large blocks go back to the system at once instead of staying with the process for good. */
const environment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The picture could not be decoded, or the decoder crashed or hung on it. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
}

const inTurn = takingTurns();
let running: ChildProcess | undefined;

/** Starts the decoder process ahead of the first photo. */
export function warmDecoder(): void {
  running ??= start();
}

/**
 * Has one task done in the decoder process, one at a time in the whole app; work for somebody who waits goes first.
 * Throws `UndecodableError`.
 */
export async function decoderTask<T extends keyof DecoderAnswers>(
  request: Extract<DecoderRequest, { task: T }>,
): Promise<DecoderAnswers[T]> {
  const reply = await inTurn(() => ask<T>(request), request.task === 'variant' ? 'patient' : 'urgent');
  if ('failed' in reply) throw new UndecodableError(reply.failed);
  return reply.done;
}

function ask<T extends keyof DecoderAnswers>(request: DecoderRequest): Promise<DecoderReply<T>> {
  const decoder = (running ??= start());
  return new Promise((resolve) => {
    const finish = (reply: DecoderReply<T>) => {
      clearTimeout(timer);
      decoder.off('message', finish).off('exit', crashed);
      decoder.channel?.unref();
      resolve(reply);
    };
    const crashed = () => finish({ failed: 'The decoder process ended' });
    const timer = setTimeout(() => {
      decoder.kill('SIGKILL');
    }, patienceMs);
    decoder.on('message', finish).on('exit', crashed);
    decoder.channel?.ref();
    decoder.send(request, (error) => error && decoder.kill('SIGKILL'));
  });
}

function start(): ChildProcess {
  const decoder = fork(new URL('./decoder-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An idle decoder must not keep the app from ending.
  decoder.unref();
  decoder.channel?.unref();
  const forget = () => {
    if (running === decoder) running = undefined;
  };
  decoder.on('exit', forget).on('error', forget);
  return decoder;
}
