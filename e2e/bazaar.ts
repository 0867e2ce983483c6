import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostOffice, freePort } from './post-office.ts';

type Options = { env?: Record<string, string>; dataDir?: string; post?: PostOffice };

/** The whole bazaar as `npm start` runs it: own process, own data folder, real mail server. */
export class Bazaar {
  readonly url: string;
  readonly dataDir: string;
  readonly post: PostOffice;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  /** Everything the process has printed, for the message of a failed test. */
  output = '';

  private constructor(port: number, post: PostOffice, options: Options) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'bazar-e2e-'));
    this.post = post;
    this.#env = {
      PORT: String(port),
      APP_URL: this.url,
      DATA_DIR: this.dataDir,
      SMTP_URL: post.url,
      DEMO: 'false',
      LOG_LEVEL: 'warn',
      ...options.env,
    };
  }

  static async open(options: Options = {}): Promise<Bazaar> {
    const bazaar = new Bazaar(await freePort(), options.post ?? (await PostOffice.open()), options);
    await bazaar.start();
    return bazaar;
  }

  /** Starts the process and waits until it says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['src/main.ts'], {
      env: { ...process.env, NODE_ENV: 'development', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    const deadline = Date.now() + 60_000;
    while (!(await this.#ready())) {
      if (child.exitCode !== null) throw new Error(`The bazaar ended with ${child.exitCode}:\n${this.output}`);
      if (Date.now() > deadline) throw new Error(`The bazaar did not get ready:\n${this.output}`);
      await new Promise((later) => setTimeout(later, 50));
    }
  }

  async #ready(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/zdravi/pripraveno`)).ok;
    } catch {
      return false;
    }
  }

  /** Ends the process as an operator would (SIGTERM) or as a power cut would (SIGKILL). */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill(signal);
    return ended;
  }

  /** Ends everything and removes the data folder. */
  async close(): Promise<void> {
    await this.end();
    await this.post.pause();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
