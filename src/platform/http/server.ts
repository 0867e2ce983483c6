import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { OperatorProblem } from '../operator-problem.ts';

/** A connection on which nothing moves for so long is ended; so is an upload that stalls. */
const stall = 30_000;
/** The longest a whole request may take to arrive; only a large photo on a slow line comes near. */
const slowestRequest = 600_000;
/** How long running requests may take to finish when the server is asked to stop. */
const patience = 10_000;

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void | Promise<void>;

export type HttpServer = {
  readonly server: Server;
  /** The port really taken, where the settings leave the choice to the system. */
  readonly port: number;
  /** Replaces what answers. */
  handle(listener: Listener): void;
  /** Takes no more requests and waits for the running ones. */
  stop(): Promise<void>;
};

/**
 * Listens at once, before anything else is touched, so that a taken port harms nothing; answers 503 until told
 * otherwise. A `shared` port may be taken by others that share it too: the system shares connections out.
 */
export async function listen(host: string, port: number, shared = false): Promise<HttpServer> {
  let listener: Listener = (_, outgoing) => void outgoing.writeHead(503, { 'retry-after': '1' }).end();
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.requestTimeout = slowestRequest;
  server.setTimeout(stall);
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen({ host, port, reusePort: shared }, listening.resolve);
  await listening.promise.catch((cause) => {
    throw new OperatorProblem(whyNot(cause, host, port), { cause });
  });
  const address = server.address();
  return {
    server,
    port: address !== null && typeof address === 'object' ? address.port : port,
    handle: (next) => void (listener = next),
    async stop() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.on('request', (_, outgoing) => (outgoing.shouldKeepAlive = false));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), patience);
      await closed.promise;
      clearTimeout(timer);
    },
  };
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
