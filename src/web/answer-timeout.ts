import { callTimeout } from '../contract/application.ts';
import { isErrorAnswer } from './router/page-data.ts';

/**
 * For `clientLoader` and `clientAction`: what the server answers within ten seconds. A lost connection, silence, or
 * an answer that is not ours (a proxy's, while a new version is being started) is only logged, and `otherwise` says
 * what the page goes on with, so that it never gives way to an error.
 */
export async function withAnswerTimeout<T, U>(server: () => Promise<T>, otherwise: () => U): Promise<T | U> {
  const timeout = Promise.withResolvers<never>();
  const signal = AbortSignal.timeout(callTimeout);
  signal.addEventListener('abort', () => timeout.reject(signal.reason));
  try {
    return await Promise.race([server(), timeout.promise]);
  } catch (error) {
    const answer = error instanceof Response || isErrorAnswer(error) ? error : undefined;
    if (answer && answer.status < 500) throw error;
    // The log of a browser, as the specification asks.
    // oxlint-disable-next-line no-console
    console.warn(`${window.location.pathname}: ${answer?.status ?? String(error)}`);
    return otherwise();
  }
}
