const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Splits a label around the part that was typed, blind to case and diacritics, at the start of a word:
 * "Žďár" typed as "zda" gives ["", "Žďá", "r"]. Without a match the last part is everything.
 */
export function matchPart(label: string, typed: string): [before: string, match: string, after: string] {
  const emails = Array.from(label.normalize('NFC'));
  const wanted = fold(typed.trim());
  for (let start = 0; wanted && start < emails.length; start += 1) {
    if (start > 0 && /[\p{L}\d]/u.test(emails[start - 1] ?? '')) continue;
    for (let end = start + 1; end <= emails.length; end += 1) {
      const part = emails.slice(start, end).join('');
      const folded = fold(part);
      if (folded === wanted) return [emails.slice(0, start).join(''), part, emails.slice(end).join('')];
      if (!wanted.startsWith(folded)) break;
    }
  }
  return ['', '', label];
}
