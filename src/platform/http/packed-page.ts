import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The farthest back that deflate looks. */
const windowBytes = 32_768;
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const end = Buffer.from([3, 0]);

/**
 * A page cut where its nonces go, packed once for many visitors: each gets the same gzip pieces with a nonce of their
 * own laid in unpacked between them. Packing every copy anew would cost thirty times what sending it does.
 */
export class PackedPage {
  /** The length of every nonce that can be laid in. */
  readonly nonceBytes: number;
  readonly #parts: readonly Buffer[];
  readonly #pieces: readonly Buffer[];

  constructor(parts: readonly Buffer[], nonceBytes: number) {
    this.nonceBytes = nonceBytes;
    this.#parts = parts;
    // While packing, nonces are bytes that UTF-8 never has, so that nothing is packed as a repetition of one.
    const blank = Buffer.alloc(nonceBytes, 0xff);
    let before: Buffer = Buffer.alloc(0);
    this.#pieces = parts.map((part) => {
      const dictionary = before.length > 0 ? before : undefined;
      const piece = deflateRawSync(part, { level: 7, dictionary, finishFlush: constants.Z_SYNC_FLUSH });
      before = Buffer.concat([before, part, blank]).subarray(-windowBytes);
      return piece;
    });
  }

  /** The gzip bytes of the page with this nonce. */
  with(nonce: Buffer): Buffer {
    const laidIn = Buffer.concat([storedHead(nonce.length), nonce]);
    const packed = this.#pieces.flatMap((piece, index) => (index === 0 ? [piece] : [laidIn, piece]));
    return Buffer.concat([header, ...packed, end, this.#trailer(nonce)]);
  }

  /** Checksum and length of the plain page. */
  #trailer(nonce: Buffer): Buffer {
    let sum = 0;
    let length = 0;
    for (const [index, part] of this.#parts.entries()) {
      if (index > 0) {
        sum = crc32(nonce, sum);
        length += nonce.length;
      }
      sum = crc32(part, sum);
      length += part.length;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(sum, 0);
    trailer.writeUInt32LE(length, 4);
    return trailer;
  }
}

/** The head of a block that is not packed: its length, and the same inverted. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(0xffff - length, 3);
  return head;
}
