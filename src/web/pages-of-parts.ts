import { KeptDrawings } from './kept-drawings.ts';

/** Stands where a kept part goes; people cannot write it, because `<` is escaped in all they write. */
const mark = /<!--kept (\d+)-->/;

const encoder = new TextEncoder();

/**
 * Draws pages whose repeating parts are kept as bytes. While a page is drawn each such part is a mark, so that the long
 * texts of cards are neither put together nor turned into bytes for each page anew.
 */
export class PagesOfParts {
  readonly #kept: KeptDrawings<Uint8Array>;
  /** The parts of the page that is being drawn, which happens in one go; none while a part itself is drawn. */
  #parts: Uint8Array[] | undefined;

  /** `room`: bytes of all that is kept. */
  constructor(room: number) {
    this.#kept = new KeptDrawings(room);
  }

  /** What to write where the part stands: its mark, or the part itself inside another one. */
  part(from: string, draw: () => string): string {
    const parts = this.#parts;
    this.#parts = undefined;
    const bytes = this.#kept.of(from, () => encoder.encode(draw()));
    this.#parts = parts;
    return parts ? `<!--kept ${parts.push(bytes) - 1}-->` : new TextDecoder().decode(bytes);
  }

  /** The page that `draw` gives with marks, and what puts the parts in their places, once the page is in pieces. */
  page(draw: () => string): { html: string; filled: (pieces: readonly string[]) => (string | Uint8Array)[] } {
    const parts: Uint8Array[] = [];
    this.#parts = parts;
    try {
      return { html: draw(), filled: (pieces) => pieces.flatMap((piece) => withParts(piece, parts)) };
    } finally {
      this.#parts = undefined;
    }
  }
}

function withParts(piece: string, parts: readonly Uint8Array[]): (string | Uint8Array)[] {
  // Split by a pattern with a group, every other text is the number of a part.
  return piece.split(mark).map((text, at) => (at % 2 === 0 ? text : (parts[Number(text)] ?? '')));
}
