import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

export type BazaarProcess = {
  url: string;
  pid: number | undefined;
  /** Current memory of the process in megabytes; undefined where the system does not report it. */
  memory(): number | undefined;
  stop(): Promise<void>;
};

/** Logged once the search index is built. */
const servesFromMemory = 'searches are served from memory';

/**
 * Starts the server as `npm start` does in production, on an existing data folder, and waits for its search
 * index.
 */
export async function startBazaar(dataDir: string, processes = 1): Promise<BazaarProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    PROCESSES: String(processes),
    // No email is sent, but the production configuration requires a mail server.
    SMTP_URL: 'smtp://127.0.0.1:9',
    OPERATOR_NAME: 'Florbalový bazar',
    OPERATOR_ID: '00000000',
    OPERATOR_ADDRESS: 'Nikde 1',
  };
  const child = spawn(process.execPath, ['--max-semi-space-size=64', '--v8-pool-size=2', 'src/main.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let indexed = false;
  createInterface(child.stdout).on('line', (line) => (indexed ||= line.includes(servesFromMemory)));
  for (let tries = 0; !indexed || !(await isReady(url)); tries += 1) {
    if (child.exitCode !== null || tries > 3_000) throw new Error('The bazaar did not start');
    await sleep(100);
  }
  return {
    url,
    pid: child.pid,
    memory: () => memoryOf(child.pid),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/zdravi/pripraveno`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

function memoryOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1_024;
}
