import { connect } from 'node:net';

export type Load = {
  /** Responses per second. */
  rate: number;
  /** Milliseconds from the last byte of the request to the last byte of the response. */
  p50: number;
  p99: number;
};

export type LoadOptions = { connections: number; milliseconds: number; headers: Record<string, string> };

/**
 * Requests one path, or the next one each time, over keep-alive connections, each sending a request as soon as
 * the previous response ended. It parses responses only to find their end, so that the client costs little
 * compared with the server. Rejects when a response is not 200.
 */
export async function load(base: string, path: string | (() => string), options: LoadOptions): Promise<Load> {
  const url = new URL(base);
  const fields = Object.entries({ host: url.host, connection: 'keep-alive', ...options.headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const next = typeof path === 'string' ? () => path : path;
  const question = () => `GET ${next()} HTTP/1.1\r\n${lines}\r\n`;
  const begun = performance.now();
  const until = begun + options.milliseconds;
  const asking = Array.from({ length: options.connections }, () => askOn(url, question, until));
  const times = (await Promise.all(asking)).flat().toSorted((a, b) => a - b);
  const seconds = (performance.now() - begun) / 1_000;
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Durations in milliseconds of all responses on one connection. */
function askOn({ hostname, port }: URL, question: () => string, until: number): Promise<number[]> {
  const { promise, resolve, reject } = Promise.withResolvers<number[]>();
  const times: number[] = [];
  const socket = connect(Number(port), hostname);
  let asked = 0;
  let answer = new AnswerEnd();
  const ask = () => {
    answer = new AnswerEnd();
    const text = question();
    asked = performance.now();
    socket.write(text);
  };
  socket.setNoDelay(true);
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('The server closed a connection')));
  socket.on('connect', ask);
  socket.on('data', (bytes) => {
    if (!answer.reached(bytes)) return;
    if (answer.status !== 200) return reject(new Error(`Answered ${answer.status}`));
    const now = performance.now();
    times.push(now - asked);
    if (now < until) return ask();
    resolve(times);
    socket.destroy();
  });
  return promise;
}

const lastChunk = Buffer.from('0\r\n\r\n');

/** Finds the end of a response, by its length or by its last chunk. */
class AnswerEnd {
  status = 0;
  #head = Buffer.alloc(0);
  #left: number | undefined;
  #tail = Buffer.alloc(0);

  reached(bytes: Buffer): boolean {
    if (this.status !== 0) return this.#bodyEnds(bytes);
    this.#head = Buffer.concat([this.#head, bytes]);
    const end = this.#head.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const head = this.#head.toString('latin1', 0, end);
    this.status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.#left = length === undefined ? undefined : Number(length);
    return this.#bodyEnds(this.#head.subarray(end + 4));
  }

  #bodyEnds(bytes: Buffer): boolean {
    if (this.#left !== undefined) return (this.#left -= bytes.length) <= 0;
    this.#tail = Buffer.concat([this.#tail, bytes]).subarray(-lastChunk.length);
    return this.#tail.equals(lastChunk);
  }
}
