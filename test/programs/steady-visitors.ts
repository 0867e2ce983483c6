import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Load on a URL from a separate process, until SIGTERM: six keep-alive connections that request repeatedly, and
 * one client that reconnects each time. Prints the number of responses and every failure.
 */
const [address = ''] = process.argv.slice(2);
let over = false;
process.once('SIGTERM', () => (over = true));
let answered = 0;
const failures: string[] = [];

function ask(agent: Agent | false): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(address, { agent }, (answer) => {
    const { statusCode } = answer;
    text(answer).then(() => (statusCode === 200 ? resolve() : reject(new Error(String(statusCode)))), reject);
  }).on('error', reject);
  return promise;
}

async function visit(agent: Agent | false, pause: number): Promise<void> {
  while (!over) {
    await ask(agent).then(
      () => (answered += 1),
      (problem: unknown) => failures.push(`${agent ? 'stayed' : 'came anew'}: ${String(problem)}`),
    );
    await sleep(pause);
  }
  if (agent) agent.destroy();
}

console.log('asking');
const staying = Array.from({ length: 6 }, () => visit(new Agent({ keepAlive: true, maxSockets: 1 }), 3));
await Promise.all([...staying, visit(false, 20)]);
console.log(JSON.stringify({ answered, failures }));
