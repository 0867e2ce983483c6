import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';

/** A proxy to a socket of the database, or to a local port, that can stop transmitting without closing connections. */
export class UnsteadyProxy {
  readonly #server: Server;
  readonly #ends = new Map<Socket, Socket>();
  #silenced: readonly Socket[] = [];
  #silent = false;

  private constructor(target: string | number) {
    this.#server = createServer((visitor) => {
      const inside = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1');
      for (const end of [visitor, inside]) {
        end.on('error', () => undefined);
        end.on('close', () => {
          visitor.destroy();
          inside.destroy();
          this.#ends.delete(visitor);
        });
      }
      this.#ends.set(visitor, inside);
      if (!this.#silent) visitor.pipe(inside).pipe(visitor);
    });
  }

  static async before(target: string | number): Promise<UnsteadyProxy> {
    const proxy = new UnsteadyProxy(target);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy does not listen');
    return address.port;
  }

  /** Stops all traffic, on existing and new connections. Those of an earlier silence are closed, as keep-alive would. */
  fallSilent(): void {
    this.#silent = true;
    for (const visitor of this.#silenced) visitor.destroy();
    for (const [visitor, inside] of this.#ends) {
      visitor.unpipe(inside).pause();
      inside.unpipe(visitor).pause();
    }
  }

  /** New connections work again; existing ones stay silent. */
  serveNewOnes(): void {
    this.#silent = false;
    this.#silenced = [...this.#ends.keys()];
  }

  close(): void {
    this.#server.close();
    for (const visitor of this.#ends.keys()) visitor.destroy();
  }
}
