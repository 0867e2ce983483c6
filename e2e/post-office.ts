import { createServer } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that keeps what it receives. */
export class PostOffice {
  readonly letters: Email[] = [];
  #server: SMTPServer | undefined;
  readonly port: number;

  private constructor(port: number) {
    this.port = port;
  }

  static async open(): Promise<PostOffice> {
    const office = new PostOffice(await freePort());
    await office.resume();
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts taking letters, again on the same port. */
  async resume(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
            this.letters.push(letter);
            done();
          });
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((ready) => server.listen(this.port, '127.0.0.1', ready));
    this.#server = server;
  }

  /** Refuses connections until `resume`. */
  async pause(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((closed) => server.close(closed));
  }

  /** The newest letter to an address whose subject fits; waits for it. */
  async letterTo(address: string, subject: RegExp, waitMs = 15_000): Promise<Email> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const found = this.letters.findLast(
        (letter) => letter.to?.some((to) => to.address === address) && subject.test(letter.subject ?? ''),
      );
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`No letter to ${address} with a subject like ${subject}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  /** The six digits of the newest PIN letter to an address. */
  async pinFor(address: string): Promise<string> {
    const letter = await this.letterTo(address, /\d{6}/);
    return /\d{6}/.exec(letter.subject ?? '')?.[0] ?? '';
  }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
