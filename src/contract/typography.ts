const nbsp = '\u00a0';
/** One-letter words that Czech never leaves at the end of a line; the last one of a piece of text stands before a link. */
const lonely = /(?<=^|[\s(„])([ksvzouai]) (?=\S|$)/giu;
const thousands = /(?<=\d) (?=\d{3}(?!\d))/g;
const unit = /(?<=\d) (?=(?:cm|mm|km|kg|g|l|Kč|%|°C|MB|kB)(?!\p{L}))/gu;
/** Marks of laws belong to their numbers: „§ 1829“, „č. 634“, „čl. 11“. */
const law = /(?<=§|(?<!\p{L})(?:č|čl|odst|písm)\.) (?=[\da-z])/giu;
/** A range of numbers stays together: browsers would break after its dash. */
const range = /(?<=\d)–(?=\d)/g;
const dateParts =
  /(?<=\d\.) (?=\d|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)/g;

/** Text of people, in which only a number must not lose its unit at the end of a line: `Zero 85 cm levá`. */
export const keepUnits = (text: string): string => text.replaceAll(unit, nbsp);

/** Czech text with spaces that do not break where a line must not end. */
export function typeset(text: string): string {
  return text
    .replaceAll(lonely, `$1${nbsp}`)
    .replaceAll(thousands, nbsp)
    .replaceAll(unit, nbsp)
    .replaceAll(dateParts, nbsp)
    .replaceAll(law, nbsp)
    .replaceAll(range, '–\u2060');
}
