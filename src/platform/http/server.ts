import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as Door } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { OperatorProblem } from '../operator-problem.ts';

/** Idle timeout of a connection in milliseconds; it also ends stalled uploads. */
const idleTimeoutMs = 30_000;
/** Maximum time for a whole request to arrive; only a large photo on a slow line comes near it. */
const requestTimeoutMs = 600_000;
/** Time for running requests to finish when the server is asked to stop. */
const timeoutMs = 10_000;

/**
 * Milliseconds one turn of the event loop may take when a port is left; in a longer one a new connection may
 * have come unnoticed.
 */
const shortTurnMs = 0.2;
const maxWaitMs = 1_000;

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void | Promise<void>;

export type HttpServer = {
  readonly server: Server;
  /** The port actually bound, when the settings leave the choice to the system. */
  readonly port: number;
  /** Replaces the request handler; a shared port is bound only now. */
  handle(listener: Listener): Promise<void>;
  /** Accepts no more requests and waits for the running ones. */
  stop(): Promise<void>;
};

/**
 * Binds the port at once, before anything else is started, so that a taken port does no harm; answers 503
 * until `handle` is called. A `shared` port may be bound by several processes and the system balances
 * connections between them, so it is bound only once requests can be answered, and left without cutting a
 * connection.
 */
export async function listen(host: string, port: number, shared = false): Promise<HttpServer> {
  let listener: Listener = (_, outgoing) => void outgoing.writeHead(503, { 'retry-after': '1' }).end();
  const running = new Set<ServerResponse>();
  let stopping = false;
  const server = createServer((incoming, outgoing) => {
    outgoing.shouldKeepAlive &&= !stopping;
    running.add(outgoing);
    outgoing.once('close', () => running.delete(outgoing));
    void listener(incoming, outgoing);
  });
  server.requestTimeout = requestTimeoutMs;
  server.setTimeout(idleTimeoutMs);
  // In a cluster worker the primary process owns the port and distributes connections.
  const take = () => takePort(server, { host, port, reusePort: shared && !cluster.isWorker });
  if (!shared) await take();
  const address = server.address();
  return {
    server,
    port: address !== null && typeof address === 'object' ? address.port : port,
    async handle(next) {
      listener = next;
      if (!server.listening) await take();
    },
    async stop() {
      if (!server.listening) return;
      stopping = true;
      for (const outgoing of running) outgoing.shouldKeepAlive = false;
      const closed = once(server, 'close');
      if (shared) await leavePort(server);
      else server.close();
      const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearTimeout(timer);
    },
  };
}

async function takePort(
  server: Server,
  at: { host: string; port: number; reusePort: boolean },
): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(at);
  await listening.catch((cause: unknown) => {
    throw new OperatorProblem(whyNot(cause, at.host, at.port), { cause });
  });
}

/**
 * Stops accepting connections only: open ones may send one more request, or end by themselves. The system
 * resets connections that are queued but not accepted yet, so the socket is closed right after an event-loop
 * turn in which none arrived.
 */
async function leavePort(server: Server): Promise<void> {
  let arrived = false;
  server.on('connection', () => (arrived = true));
  const deadline = performance.now() + maxWaitMs;
  for (let turnStart = performance.now(); turnStart < deadline; turnStart = performance.now()) {
    arrived = false;
    await nextTurn();
    if (!arrived && performance.now() - turnStart < shortTurnMs) break;
  }
  Door.prototype.close.call(server);
}

function whyNot(cause: unknown, host: string, port: number): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: stop it, or set another PORT.`;
    case 'ENOTSUP':
      return 'PORT_SHARED is not possible on this system: leave it out.';
    case 'EACCES':
      return `Port ${port} may not be opened by this user: set a PORT above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `The web server cannot listen on ${host}:${port} (${String(code ?? cause)}).`;
  }
}
