import { callTimeout } from '../contract/application.ts';
import { isErrorAnswer } from './router/page-data.ts';

/**
 * For `clientLoader` and `clientAction`: the server's response within ten seconds. A lost connection, a timeout,
 * or a foreign response (from a proxy during a deployment) is only logged, and `otherwise` returns what the page
 * continues with, so that it is never replaced by an error page.
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
    // Required by the specification.
    // oxlint-disable-next-line no-console
    console.warn(`${window.location.pathname}: ${answer?.status ?? String(error)}`);
    return otherwise();
  }
}
