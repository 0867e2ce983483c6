import { fold } from '../../contract/fold.ts';

/** Characters confusable with Latin ones; `i`, `l` and `1` are treated as one. */
const lookAlikes = new Map(
  [
    'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd гr пn ѵv ӏi',
    'αa βb εe ιi κk μm νv οo ρp τt υu χx',
    'ıi li łi øo đd 0o 1i 3e 4a 5s |i !i @a',
  ].flatMap((row) => row.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)])),
);

/** The words of a name as they look at a glance. */
const wordsOf = (name: string): string[] =>
  fold(name.normalize('NFKC'))
    .replace(/./gu, (letter) => lookAlikes.get(letter) ?? letter)
    .split(/[^a-z]+/)
    .filter(Boolean);

const seenAs = (name: string) => wordsOf(name).join('');
const site = seenAs('Florbalový bazar');
const first = ['Správa', 'Správce', 'Správkyně', 'Podpora', 'Administrace'].map(seenAs);
/** Objects of site administration; „Správa sportovišť“, by contrast, is a company. */
const lookedAfter = ['bazar', 'web', 'stran', 'inzer', 'zákaz', 'uživat', 'účt'].map(seenAs);
const isLookedAfter = (word: string) => lookedAfter.some((stem) => word.startsWith(stem));
const anywhere = ['Admin', 'Administrátor', 'Administrátorka', 'Moderátor', 'Moderátorka'].map(seenAs);

/**
 * Whether a name could pass for the site or its staff, also with look-alike characters or spaces: its holder
 * could ask people for anything.
 */
export function isReservedName(name: string): boolean {
  const words = wordsOf(name);
  const whole = words.join('');
  const rest = words.slice(1);
  return (
    whole.includes(site) ||
    (first.includes(words[0] ?? '') &&
      (rest.every((word) => word.length === 1) || rest.some(isLookedAfter))) ||
    words.some((word) => anywhere.includes(word)) ||
    [...first, ...anywhere].includes(whole)
  );
}

export const reservedName = 'Tak se jmenuje jen bazar a jeho správa. Napiš jiné jméno.';
