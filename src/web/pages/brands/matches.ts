import { fold } from '../../../contract/fold.ts';

/** Whether what is typed is a part of a brand's name or of one of its known misspellings. */
export function matches(typed: string, brand: { name: string; aliases: readonly string[] }): boolean {
  const part = fold(typed);
  return [brand.name, ...brand.aliases].some((word) => fold(word).includes(part));
}
