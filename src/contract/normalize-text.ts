/** Control characters, lone surrogates, and marks that change the direction of the following text. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** One line of typed text, normalized: composed letters, single spaces, trimmed, without invisible characters. */
export function normalizeLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(unprintable, '').trim();
}

/** Typed text of several lines, normalized, with `\n` line breaks. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}

/** Leaves text as typed, except for characters that the database cannot store. */
export function withoutUnstorable(text: string): string {
  return text.replace(/\0/g, '').toWellFormed();
}
