/** Look-alike characters of other alphabets, and alternative spellings of ours. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  о: 'o',
  р: 'p',
  х: 'x',
  у: 'y',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  і: 'i',
  ѕ: 's',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
};
const digitsInWords: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/**
 * Canonical form of a message: lowercase without diacritics and invisible characters, look-alikes replaced, "k u
 * r y r" and "t.e.l.e.g.r.a.m" joined, "d0pravce" spelt with o.
 */
export function normalise(text: string): string {
  const spelt = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (sign) => lookAlikes[sign] ?? sign);
  return joined(spelt)
    .replaceAll(/(?<![\p{L}\d])(?:[a-z][ .\-_*]){3,}[a-z](?![\p{L}\d])/gu, (spaced) =>
      spaced.replaceAll(/[^a-z]/g, ''),
    )
    .replaceAll(
      /(?<=[a-z])[013457](?=[a-z])|(?<=\b[a-z])[013](?=[a-z])/g,
      (digit) => digitsInWords[digit] ?? digit,
    );
}

const cutBeginning = /(?<![a-z\d.])[a-z]{1,3}[._*](?=[a-z\d]{2})/g;

/**
 * Appends a joined version of text split by dots, such as "ku.ryr vyz.vedne b.alik"; one or two dots are typos
 * or addresses.
 */
function joined(text: string): string {
  if ((text.match(cutBeginning)?.length ?? 0) < 3) return text;
  return `${text} ${text.replaceAll(cutBeginning, (piece) => piece.slice(0, -1))}`;
}
