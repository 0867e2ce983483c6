/** The list with one item taken out and put in at another place; the rest keep their order. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  const taken = rest.splice(from, 1);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, ...taken);
  return rest;
}

/** What a screen reader hears after a move; positions count from zero. */
export function moveSentence(from: number, to: number): string {
  return to === 0 ? `Fotka ${from + 1} je teď první` : `Fotka ${from + 1} je teď na ${to + 1}. místě`;
}
