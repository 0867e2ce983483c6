import { readTokens, type Token } from './tokens.ts';

export type Phrase<T> = { value: T; length: number };

/**
 * Phrases by their words; the longest match wins. `stem` matches every form of a word, `text` only the listed
 * one.
 */
export type PhraseBook<T> = {
  at(words: readonly Token[], at: number): Phrase<T> | undefined;
  /** All words that occur in phrases. */
  words: ReadonlySet<string>;
};

type Node<T> = { next: Map<string, Node<T>>; value?: T };

/** Creates a phrase book; of duplicate phrases the first one wins. */
export function phraseBook<T>(
  entries: readonly (readonly [phrase: string, value: T])[],
  by: 'stem' | 'text' = 'stem',
): PhraseBook<T> {
  const root: Node<T> = { next: new Map() };
  const words = new Set<string>();
  for (const [phrase, value] of entries) {
    let node = root;
    for (const token of readTokens(phrase)) {
      words.add(token[by]);
      let next = node.next.get(token[by]);
      if (!next) node.next.set(token[by], (next = { next: new Map() }));
      node = next;
    }
    if (node !== root && node.value === undefined) node.value = value;
  }
  return { words, at: (tokens, at) => longest(root, tokens, at, by) };
}

function longest<T>(
  root: Node<T>,
  tokens: readonly Token[],
  at: number,
  by: 'stem' | 'text',
): Phrase<T> | undefined {
  let found: Phrase<T> | undefined;
  let node: Node<T> | undefined = root;
  for (let index = at; node; index += 1) {
    if (node.value !== undefined) found = { value: node.value, length: index - at };
    const word: string | undefined = tokens[index]?.[by];
    node = word === undefined ? undefined : node.next.get(word);
  }
  return found;
}
