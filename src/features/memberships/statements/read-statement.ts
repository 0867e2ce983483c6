import { readAbo } from './abo.ts';
import { readCamt } from './camt.ts';
import { decodeStatement } from './decode.ts';
import { readFioCsv } from './fio-csv.ts';
import { readFioJson } from './fio-json.ts';
import type { Statement } from './payment.ts';

/** Reads a statement in whichever of the four forms it is; nothing when it is in none of them, or damaged. */
export function readStatement(bytes: Uint8Array): Statement | undefined {
  const text = decodeStatement(bytes);
  return readFioJson(text) ?? readCamt(text) ?? readAbo(text) ?? readFioCsv(text);
}
