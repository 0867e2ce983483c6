/** The ids with `id` put at `position`, or at the end when that lies further. */
export function placedAt(ids: readonly string[], id: string, position: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(position, 0, id);
}

/** Whether both name the same things, each once. */
export function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const set = new Set(one);
  return (
    set.size === one.length &&
    one.length === other.length &&
    new Set(other).size === other.length &&
    other.every((id) => set.has(id))
  );
}
