/**
 * The description followed by the facts that no field could hold, as people would write them, so that readers and
 * the search still find them there.
 */
export function withKeptWords(description: string, kept: readonly string[]): string {
  return kept.length === 0 ? description : `${description}\n\nUvedeno také: ${kept.join(', ')}.`;
}
