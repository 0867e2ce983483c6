import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');
const uint = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

/** An in-memory authenticator with one key (ES256, no attestation) that signs and returns what a browser would. */
export class Passkey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(32));
  readonly #origin: string;
  #count = 0;

  constructor(site: string) {
    this.#origin = new URL(site).origin;
  }

  /** The public key in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  get publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.from(['a5010203262001215820', hex(x), '225820', hex(y)].join(''), 'hex');
  }

  /** Result of `navigator.credentials.create` for these options. */
  create({ challenge }: { challenge: string }) {
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([this.#authData(0x45), Buffer.alloc(16), uint(32, 2), id, this.publicKey]);
    // CBOR: {fmt: "none", attStmt: {}, authData: data}.
    const head = 'a363666d74646e6f6e656761747453746d74a068617574684461746158';
    const attestation = Buffer.concat([Buffer.from(head, 'hex'), uint(data.length, 1), data]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: base64url(attestation),
    });
  }

  /** Result of `navigator.credentials.get` for these options. */
  get({ challenge }: { challenge: string }) {
    this.#count += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const data = this.#authData(0x05);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.#keys.privateKey)),
    });
  }

  #authData(flags: number): Buffer {
    return Buffer.concat([sha256(new URL(this.#origin).hostname), uint(flags, 1), uint(this.#count, 4)]);
  }

  #clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #answer<R>(response: R) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }
}

const hex = (encoded: string): string => Buffer.from(encoded, 'base64url').toString('hex');
