const nbsp = '\u00a0';
/** One-letter words, which Czech never leaves at the end of a line; at the end of a text a link may follow. */
const lonely = /(?<=^|[\s(„])([ksvzouai]) (?=\S|$)/giu;
const thousands = /(?<=\d) (?=\d{3}(?!\d))/g;
const unit = /(?<=\d) (?=(?:cm|mm|km|kg|g|l|Kč|%|°C|MB|kB)(?!\p{L}))/gu;
/** Abbreviations in legal references stay with their numbers: „§ 1829“, „č. 634“, „čl. 11“. */
const law = /(?<=§|(?<!\p{L})(?:č|čl|odst|písm)\.) (?=[\da-z])/giu;
/** A range of numbers stays on one line: browsers would break it after the dash. */
const range = /(?<=\d)–(?=\d)/g;
const dateParts =
  /(?<=\d\.) (?=\d|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)/g;

/** User text in which only numbers are kept together and with their units: `Zero 85–96 cm levá`. */
export const keepUnits = (text: string): string => text.replaceAll(unit, nbsp).replaceAll(range, '–\u2060');

/** Czech text with non-breaking spaces where a line must not end. */
export function typeset(text: string): string {
  return text
    .replaceAll(lonely, `$1${nbsp}`)
    .replaceAll(thousands, nbsp)
    .replaceAll(unit, nbsp)
    .replaceAll(dateParts, nbsp)
    .replaceAll(law, nbsp)
    .replaceAll(range, '–\u2060');
}
