import { editDistance } from '../../../contract/edit-distance.ts';

/** Words within an edit distance, found through their forms with deleted letters (symmetric deletes). */
type SpellingIndex = { closest(word: string, atMost: number): readonly { word: string; mistakes: number }[] };

/** Letters are deleted only in the prefixes of long words, so that an index of 100,000 words stays small. */
const struckLength = 8;

/** Maximum edit distance for a word of this length. */
export function mistakesAllowed(word: string): 0 | 1 | 2 {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

export function spellingIndex(words: Iterable<string>, mistakes: 1 | 2): SpellingIndex {
  const byStruck = new Map<string, string[]>();
  for (const word of words) {
    if (mistakesAllowed(word) === 0) continue;
    for (const struck of struckForms(word.slice(0, struckLength), mistakes)) {
      const list = byStruck.get(struck);
      if (list) list.push(word);
      else byStruck.set(struck, [word]);
    }
  }
  return {
    closest(word, atMost) {
      const allowed = Math.min(mistakesAllowed(word), mistakes);
      const seen = new Map<string, number>();
      for (const struck of struckForms(word.slice(0, struckLength), allowed))
        for (const candidate of byStruck.get(struck) ?? [])
          if (!seen.has(candidate)) seen.set(candidate, editDistance(word, candidate, allowed));
      return [...seen]
        .filter(([, count]) => count <= allowed)
        .map(([found, count]) => ({ word: found, mistakes: count }))
        .toSorted((a, b) => a.mistakes - b.mistakes)
        .slice(0, atMost);
    },
  };
}

/** The word and all its forms with up to this many letters deleted. */
function struckForms(word: string, mistakes: number): Set<string> {
  const forms = new Set([word]);
  let last = [word];
  for (let round = 0; round < mistakes; round += 1) {
    const next: string[] = [];
    for (const form of last)
      for (let index = 0; index < form.length; index += 1) {
        const struck = form.slice(0, index) + form.slice(index + 1);
        if (struck && !forms.has(struck)) {
          forms.add(struck);
          next.push(struck);
        }
      }
    last = next;
  }
  return forms;
}
