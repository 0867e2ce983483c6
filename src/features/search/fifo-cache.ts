/** The answer kept under a key, or the one that `find` gives now; of more than `most` the oldest goes first. */
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
