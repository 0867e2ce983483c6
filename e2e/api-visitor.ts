import { setTimeout as sleep } from 'node:timers/promises';
import { errorBody } from '../src/contract/envelope.ts';
import { type ErrorCode, type Refusal, isErrorCode, isRefusal, refuse } from '../src/contract/errors.ts';
import type { Operation, OperationCall, OperationData } from '../src/contract/operation.ts';
import { signIn, startSignIn } from '../src/features/accounts/contract.ts';
import { type FormValues, openDraft, publishDraft, saveDraft } from '../src/features/listings/contract.ts';
import {
  type Photo,
  type Upload,
  continueUpload,
  getUpload,
  startUpload,
} from '../src/features/media/contract.ts';
import { scaledByLoad } from '../test/load.ts';
import type { FakeMailServer } from './fake-mail-server.ts';
import { isLongRun } from './faults/row.ts';

/** How long a visitor keeps trying, in milliseconds; in the long form the server is away most of the time. */
const timeoutMs = isLongRun ? 600_000 : scaledByLoad(60_000);
/** Twenty people who ask more often would slow down the start they wait for. */
const retryAfter = 250;
const pieces = 3;

/**
 * A person with a client of their own that calls the API over HTTP. When the server dies, it retries: the same call,
 * the rest of a photo, or with another PIN when the response with the session was lost.
 */
export class ApiVisitor {
  readonly email: string;
  readonly #url: string;
  readonly #post: FakeMailServer;
  readonly #address: string;
  readonly #triedPins = new Set<string>();
  #token: string | undefined;
  /** Number of steps that the server has confirmed: sign-in, draft, values, each photo, publishing. */
  confirmed = 0;

  /** `place` distinguishes people: it determines their e-mail and network address. */
  constructor(bazaar: { url: string; post: FakeMailServer }, place: number) {
    this.#url = bazaar.url;
    this.#post = bazaar.post;
    this.email = `clovek-${place}@example.cz`;
    this.#address = `198.51.100.${place}`;
  }

  /** The same person, already signed in. */
  static async signedIn(bazaar: { url: string; post: FakeMailServer }, place: number): Promise<ApiVisitor> {
    const visitor = new ApiVisitor(bazaar, place);
    await visitor.signIn();
    return visitor;
  }

  /** Calls an operation until it is answered; returns its data or the refusal. */
  async call<O extends Operation>(
    operation: O,
    input: OperationCall<O>,
  ): Promise<OperationData<O> | Refusal> {
    const { params = {}, query = {}, body }: Input = input;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    for (const deadline = Date.now() + timeoutMs; ; await sleep(retryAfter)) {
      const response = await this.#send(operation.method, `${path}?${search}`, {
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response) return this.#read(operation, response);
      if (Date.now() > deadline) throw new Error(`${operation.path} was not answered for ${timeoutMs} ms`);
    }
  }

  /** Like `call`, but throws on a refusal. */
  async get<O extends Operation>(operation: O, input: OperationCall<O>): Promise<OperationData<O>> {
    const answer = await this.call(operation, input);
    if (isRefusal(answer))
      throw new Error(`${this.email}: ${operation.path} refused: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Signs in by a mailed PIN. */
  async signIn(): Promise<void> {
    const browserKey = `browser of ${this.email}`.padEnd(20, '.');
    for (;;) {
      const { id: challengeId } = await this.get(startSignIn, { body: { email: this.email, browserKey } });
      let refused: ErrorCode | undefined;
      // An email of an earlier challenge, whose response was lost, may arrive first; its PIN is wrong for this one.
      do {
        const pin = await this.#post.pinFor(this.email, this.#triedPins, timeoutMs);
        this.#triedPins.add(pin);
        const session = await this.call(signIn, { body: { challengeId, browserKey, pin } });
        if (!isRefusal(session)) {
          this.#token = session.token;
          this.confirmed += 1;
          return;
        }
        refused = session.refused;
      } while (refused === 'wrong-pin');
      if (refused !== 'invalid-verification') throw new Error(`${this.email} was not signed in: ${refused}`);
    }
  }

  /** Value of the `user` cookie of a browser in which this person is signed in. */
  get userCookie(): string {
    return encodeURIComponent(JSON.stringify({ token: this.#token }));
  }

  /** Opens a draft and saves its values. */
  async fillDraft(
    values: FormValues,
    kind: 'offer' | 'demand' = 'offer',
  ): Promise<{ id: string; albumId: string }> {
    const { id, albumId } = await this.get(openDraft, { body: { kind } });
    this.confirmed += 1;
    await this.get(saveDraft, { params: { id }, body: { values } });
    this.confirmed += 1;
    return { id, albumId };
  }

  /**
   * Uploads a photo in chunks and resumes at the server's offset when the connection breaks. `between` is awaited
   * before each further chunk.
   */
  async sendPhoto(
    albumId: string,
    bytes: Uint8Array,
    between: () => Promise<unknown> = () => sleep(15),
  ): Promise<Photo> {
    const announced = { name: 'fotka.jpg', size: bytes.length };
    const { id: uploadId } = await this.get(startUpload, { params: { albumId }, body: announced });
    let { received, photo }: Upload = { id: uploadId, size: bytes.length, received: 0 };
    for (const deadline = Date.now() + timeoutMs; !photo;) {
      if (Date.now() > deadline) throw new Error(`A photo of ${this.email} did not get through`);
      const sent = await this.sendPiece(
        { albumId, uploadId, offset: received },
        bytes.subarray(received),
        between,
      );
      const answer = sent ?? (await this.get(getUpload, { params: { albumId, uploadId } }));
      if (isRefusal(answer)) throw new Error(`A photo of ${this.email} was refused: ${answer.refused}`);
      ({ received, photo } = answer);
    }
    this.confirmed += 1;
    return photo;
  }

  /** Sends bytes of an announced photo once; undefined when there was no response. */
  async sendPiece(
    at: { albumId: string; uploadId: string; offset: number },
    bytes: Uint8Array,
    between: () => Promise<unknown> = () => sleep(15),
  ): Promise<Upload | Refusal | undefined> {
    const path = continueUpload.path.replace('{albumId}', at.albumId).replace('{uploadId}', at.uploadId);
    const body = inPieces(bytes, between);
    const response = await this.#send('put', `${path}?offset=${at.offset}`, { body, duplex: 'half' });
    return response && this.#read(continueUpload, response);
  }

  /** Publishes a draft; returns the id of the listing. */
  async publish(draftId: string): Promise<number> {
    const { id } = await this.get(publishDraft, {
      params: { id: draftId },
      query: { several: 'true' },
    });
    this.confirmed += 1;
    return id;
  }

  /** Signs in and publishes an offer with photos, uploaded one by one; returns the id of the listing. */
  async postOffer(values: FormValues, photos: readonly Uint8Array[]): Promise<number> {
    await this.signIn();
    const { id, albumId } = await this.fillDraft(values);
    for (const photo of photos) await this.sendPhoto(albumId, photo);
    return this.publish(id);
  }

  /** Undefined when there was no response: the server is down, dying or still starting. */
  async #send(
    method: string,
    path: string,
    init: RequestInit & { duplex?: 'half' | undefined },
  ): Promise<Response | undefined> {
    const headers = new Headers(init.headers);
    headers.set('access-token', 'web');
    // The server trusts a local proxy about the client's address.
    headers.set('x-forwarded-for', this.#address);
    if (this.#token) headers.set('authorization', `Bearer ${this.#token}`);
    const signal = AbortSignal.timeout(20_000);
    try {
      const request = { ...init, method: method.toUpperCase(), headers, signal };
      const response = await fetch(`${this.#url}/api/v1${path}`, request);
      const body = await response.arrayBuffer();
      return response.status === 503 ? undefined : new Response(body, response);
    } catch {
      return undefined;
    }
  }

  async #read<O extends Operation>(operation: O, response: Response): Promise<OperationData<O> | Refusal> {
    const body = await response.json();
    if (response.ok) {
      if (operation.data !== 'file') operation.data.parse(body.data);
      return body.data;
    }
    const { code, message, fields } = errorBody.parse(body).error;
    if (!isErrorCode(code)) throw new Error(`${operation.path} refused with a code of its own: ${code}`);
    return refuse(code, { message, fields });
  }
}

type Input = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
};

/** Slow chunks, so that the server can be killed during an upload. */
function inPieces(bytes: Uint8Array, between: () => Promise<unknown>): ReadableStream<Uint8Array> {
  const length = Math.max(1, Math.ceil(bytes.length / pieces));
  let sent = 0;
  return new ReadableStream({
    async pull(stream) {
      if (sent >= bytes.length) return stream.close();
      if (sent > 0) await between();
      stream.enqueue(bytes.subarray(sent, sent + length));
      sent += length;
    },
  });
}
