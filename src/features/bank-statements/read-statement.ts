import { readAbo } from './abo.ts';
import { readCamt } from './camt.ts';
import { readFioCsv } from './fio-csv.ts';
import { readFioJson } from './fio-json.ts';
import type { Statement } from './payment.ts';

/** Czech letters in the order of both tables below. */
const emails = 'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ';
/** Their places in the code page 852 of DOS, in which some banks still write ABO; the platform does not know it. */
const dos = 'a09fd482d8a1e5a2fde79ca385eca7b5acd290b7d6d5e0fce69be9deeda6'.match(/../g) ?? [];
const letterOfDos = new Map(dos.map((code, at) => [Number.parseInt(code, 16), emails[at] ?? '']));

/** Banks write UTF-8, or in ABO Windows-1250 or CP852: of the two, the one in which more signs are Czech letters. */
function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = new TextDecoder('windows-1250').decode(bytes);
    const high = bytes.filter((byte) => byte > 127);
    const inDos = high.filter((byte) => letterOfDos.has(byte)).length;
    const inWindows = Array.from(new TextDecoder('windows-1250').decode(high)).filter((sign) =>
      emails.includes(sign),
    ).length;
    if (inWindows >= inDos) return windows;
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCodePoint(byte) : (letterOfDos.get(byte) ?? '?'),
    ).join('');
  }
}

/** Reads a statement in whichever of the four forms it is; nothing when it is in none of them, or damaged. */
export function readStatement(bytes: Uint8Array): Statement | undefined {
  const text = decodeStatement(bytes);
  return readFioJson(text) ?? readCamt(text) ?? readAbo(text) ?? readFioCsv(text);
}
