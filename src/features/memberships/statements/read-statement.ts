import { readAbo } from './abo.ts';
import { readCamt } from './camt.ts';
import { readFioCsv } from './fio-csv.ts';
import { readFioJson } from './fio-json.ts';
import type { Statement } from './payment.ts';

/** Reads a statement in whichever of the four forms it is; nothing when it is in none of them, or damaged. */
export function readStatement(bytes: Uint8Array): Statement | undefined {
  const text = textOf(bytes);
  return readFioJson(text) ?? readCamt(text) ?? readAbo(text) ?? readFioCsv(text);
}

/** Banks write either UTF-8 or, in ABO, Windows-1250. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
