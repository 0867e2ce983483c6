/** The value cached under a key, or the result of `find`; beyond `most` entries the oldest is evicted. */
export function fifoCached<T extends object>(
  answers: Map<string, T>,
  most: number,
  key: string,
  find: () => T,
): T {
  const known = answers.get(key);
  if (known) return known;
  const fresh = find();
  answers.set(key, fresh);
  for (const [oldest] of answers) {
    if (answers.size <= most) break;
    answers.delete(oldest);
  }
  return fresh;
}
