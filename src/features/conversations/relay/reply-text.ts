/** Separator in every email that can be replied to; everything below it is ours. */
export const replyAbove = '— Odpověď piš nad tuto čáru —';

/**
 * Patterns of lines with which mail programs start quotes or signatures; each is matched against the text from
 * that line on.
 */
const ends: readonly RegExp[] = [
  // Gmail, Apple Mail, Thunderbird: „Dne st 4. 5. 2026 v 12:00 odesílatel … napsal:“, possibly wrapped to three
  // lines.
  /^(Dne|Dňa|V|On|Am|Le|W dniu)\b[^\n]{0,200}(\n[^\n]{0,200}){0,2}(napsala?|napísala?|wrote|schrieb|a écrit|napisała?)(\(a\))?[^\n]{0,80}:\s*(\n|$)/,
  // „st 4. 5. 2026 v 12:00 odesílatel Florbalový bazar <…> napsal:“
  /^(po|út|st|čt|pá|so|ne)\.? \d[^\n]{0,200}(\n[^\n]{0,200}){0,2}napsala?(\(a\))?:\s*(\n|$)/,
  // Outlook and Seznam.
  /^-{2,}\s*(Původní|Pôvodná|Přeposlaná|Original|Forwarded) [^\n]*/i,
  /^\*?(Od|From|Von):\*? [^\n]+(\n[^\n]+){0,3}\n\*?(Odesláno|Odoslané|Datum|Komu|Předmět|Sent|Date|To|Subject):/,
  /^_{20,}\s*(\n|$)/,
  // Signatures.
  /^-- ?(\n|$)/,
  /^(Odesláno|Odoslané|Sent|Posláno) (z|ze|from|pomocí|přes|via) [^\n]{2,60}\s*(\n|$)/,
  /^(Získejte|Stáhněte si|Get) (aplikaci )?Outlook\b[^\n]*/,
];

/** The text written by the sender of a reply, without quotes and signatures added by the mail program. */
export function replyText(text: string): string {
  const whole = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\0\u200B\uFEFF]/g, '');
  const line = whole.split('\n').findIndex((each) => each.includes(replyAbove));
  const above = line < 0 ? whole : whole.split('\n').slice(0, line).join('\n');
  const lines = above.split('\n');
  const end = lines.findIndex((_, at) => {
    const rest = lines
      .slice(at, at + 6)
      .join('\n')
      .replaceAll(/^[>\s]+/gm, '');
    return ends.some((pattern) => pattern.test(rest));
  });
  const own = end < 0 ? lines : lines.slice(0, end);
  return own
    .filter((each) => !/^\s*>/.test(each))
    .join('\n')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
