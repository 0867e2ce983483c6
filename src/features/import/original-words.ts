/**
 * The description followed by the facts that no field could hold, as people would write them, so that readers and
 * the search still find them there.
 */
export function withOriginalWords(description: string, kept: readonly string[]): string {
  const also = kept.length === 0 ? '' : `Uvedeno také: ${kept.join(', ')}.`;
  return [description, also].filter(Boolean).join('\n\n');
}
