/** Control characters, halves of characters and marks that turn the direction of all that follows. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** One line of typed text: composed letters, single spaces, nothing invisible at its ends. */
export function typedLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(unprintable, '').trim();
}

/** Typed text of several lines, with `\n` between them. */
export function typedText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}

/** Leaves everything as typed, except what the database cannot store. */
export function storable(text: string): string {
  return text.replace(/\0/g, '').toWellFormed();
}
