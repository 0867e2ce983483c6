import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Answers } from './bare-server.ts';

export type BareServer = { url: string; close(): void };

/**
 * Starts a server that only sends fixed responses, identical to those of the server at `url` for these paths.
 */
export async function startBareServer(
  url: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<BareServer> {
  const answers: Answers = {};
  for (const path of paths) {
    // The first request renders the page, the second one is served from the page cache.
    await answerOf(url + path, headers);
    answers[path] = await answerOf(url + path, headers);
  }
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)));
  child.send(answers);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, close: () => child.disconnect() };
}

async function answerOf(address: string, headers: Record<string, string>): Promise<Answers[string]> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(address, { headers }, resolve).on('error', reject);
  const answer = await promise;
  const body = await buffer(answer);
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, date: ____, ...own } = answer.headers;
  const sent = Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return {
    headers: { ...Object.fromEntries(sent), 'content-length': String(body.length) },
    body: body.toString('base64'),
  };
}
