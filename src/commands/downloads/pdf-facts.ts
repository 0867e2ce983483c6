/** Facts that Chromium writes into a PDF without packing them. */

const plain = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');

export const pagesOf = (pdf: Uint8Array): number =>
  plain(pdf).match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;

/** Whether the text has a structure that a screen reader can follow. */
export const isTagged = (pdf: Uint8Array): boolean =>
  /\/MarkInfo\s*<<[^>]*\/Marked\s+true/.test(plain(pdf)) && /\/StructTreeRoot\s+\d+ 0 R/.test(plain(pdf));

export const languageOf = (pdf: Uint8Array): string | undefined =>
  /\/Lang\s*\(([^)]*)\)/.exec(plain(pdf))?.[1];

/** The title of the document; long ones are written as UTF-16 in hexadecimal digits. */
export function titleOf(pdf: Uint8Array): string | undefined {
  const [, hex, bytes] = /\/Title\s*(?:<FEFF([0-9A-Fa-f]*)>|\(((?:\\.|[^)\\])*)\))/.exec(plain(pdf)) ?? [];
  if (hex !== undefined) return Buffer.from(hex, 'hex').swap16().toString('utf16le');
  if (bytes === undefined) return undefined;
  const raw = Buffer.from(unescaped(bytes), 'latin1');
  return raw[0] === 0xfe && raw[1] === 0xff
    ? raw.subarray(2).swap16().toString('utf16le')
    : raw.toString('latin1');
}

const unescaped = (text: string): string =>
  text.replaceAll(/\\(?:([0-7]{1,3})|(.))/gs, (_, octal: string | undefined, mark: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : ({ n: '\n', r: '\r', t: '\t' }[mark] ?? mark),
  );
