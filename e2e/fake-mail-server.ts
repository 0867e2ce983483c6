import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that records what it receives. */
export class FakeMailServer {
  readonly emails: Email[] = [];
  /** While it does, it takes every email and says that it did not. */
  lies = false;
  #server: SMTPServer | undefined;
  readonly port: number;

  private constructor(port: number) {
    this.port = port;
  }

  static async open(): Promise<FakeMailServer> {
    const office = new FakeMailServer(await freePort());
    await office.resume();
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts to accept emails, or does so again on the same port. */
  async resume(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => callbackify(() => this.#keep(stream))(done),
    });
    server.on('error', () => undefined);
    await new Promise<void>((ready) => server.listen(this.port, '127.0.0.1', ready));
    this.#server = server;
  }

  async #keep(message: Readable): Promise<void> {
    this.emails.push(await PostalMime.parse(await buffer(message)));
    if (this.lies) throw Object.assign(new Error('Try later'), { responseCode: 451 });
  }

  /** Refuses connections until `resume` is called. */
  async pause(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((closed) => server.close(closed));
  }

  /** Emails to an address with a matching subject, oldest first. */
  emailsTo(address: string, subject: RegExp): Email[] {
    return this.emails.filter(
      (email) => email.to?.some((to) => to.address === address) && subject.test(email.subject ?? ''),
    );
  }

  /** The newest email to an address with a matching subject; waits for it. */
  async emailTo(address: string, subject: RegExp, waitMs = 15_000): Promise<Email> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const found = this.emailsTo(address, subject).at(-1);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`No email to ${address} with a subject like ${subject}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  /** PINs mailed to an address, oldest first. */
  pinsTo(address: string): string[] {
    return this.emailsTo(address, /^\d{6} /).map(({ subject = '' }) => subject.slice(0, 6));
  }

  /** The newest PIN mailed to an address, except those already tried; waits for it. */
  async pinFor(address: string, tried: ReadonlySet<string> = new Set(), waitMs = 60_000): Promise<string> {
    const deadline = Date.now() + waitMs;
    for (;;) {
      const fresh = this.pinsTo(address).findLast((pin) => !tried.has(pin));
      if (fresh) return fresh;
      if (Date.now() > deadline) throw new Error(`No email to ${address} with a PIN that was not tried yet`);
      await new Promise((later) => setTimeout(later, 50));
    }
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
