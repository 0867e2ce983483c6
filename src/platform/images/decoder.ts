import { type ChildProcess, fork } from 'node:child_process';
import type { DecoderAnswers, DecoderReply, DecoderRequest } from './decoder-messages.ts';
import { priorityMutex } from './priority-mutex.ts';

/**
 * Milliseconds without a reply after which the decoder is considered stuck. A task that merely computes too
 * long is ended by the decoder itself: on a busy machine a valid photo may take very long in wall-clock time.
 */
const stuckTimeoutMs = 120_000;

/** glibc settings that return large blocks to the system at once, so that the process does not stay large. */
const environment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The picture could not be decoded, or the decoder crashed or hung on it. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
}

const inTurn = priorityMutex();
let running: ChildProcess | undefined;

/** Starts the decoder process ahead of the first photo. */
export function warmDecoder(): void {
  running ??= start();
}

/**
 * Runs one task in the decoder process, one at a time in the whole app; previews and normalising go before
 * variants. Throws `UndecodableError`.
 */
export async function decoderTask<T extends keyof DecoderAnswers>(
  request: Extract<DecoderRequest, { task: T }>,
): Promise<DecoderAnswers[T]> {
  const reply = await inTurn(() => askWithRetry<T>(request), request.task === 'variant' ? 'low' : 'high');
  if (reply === 'ended') throw new UndecodableError('The decoder process ended twice');
  if ('failed' in reply) throw new UndecodableError(reply.failed);
  return reply.done;
}

type Outcome<T extends keyof DecoderAnswers> = DecoderReply<T> | 'ended';

/**
 * Retries once: a decoder that ended may have been killed for lack of memory, so only a picture that ends it
 * twice is rejected.
 */
async function askWithRetry<T extends keyof DecoderAnswers>(request: DecoderRequest): Promise<Outcome<T>> {
  const outcome = await ask<T>(request);
  return outcome === 'ended' ? ask<T>(request) : outcome;
}

function ask<T extends keyof DecoderAnswers>(request: DecoderRequest): Promise<Outcome<T>> {
  const decoder = (running ??= start());
  return new Promise((resolve) => {
    const finish = (outcome: Outcome<T>) => {
      clearTimeout(timer);
      decoder.off('message', finish).off('exit', ended).off('error', ended);
      decoder.channel?.unref();
      resolve(outcome);
    };
    const ended = () => finish('ended');
    const timer = setTimeout(() => decoder.kill('SIGKILL'), stuckTimeoutMs);
    // A process that cannot be started emits `error` and no `exit`.
    decoder.on('message', finish).on('exit', ended).on('error', ended);
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
  // An idle decoder must not prevent the app from exiting.
  decoder.unref();
  decoder.channel?.unref();
  const drop = () => {
    if (running === decoder) running = undefined;
  };
  decoder.on('exit', drop).on('error', drop);
  return decoder;
}
