/**
 * The result of `work`, or of `late()` when the work takes longer than `milliseconds`; the work itself
 * continues.
 */
export async function withTimeout<T, L>(
  milliseconds: number,
  work: Promise<T>,
  late: () => L,
): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), milliseconds);
  try {
    const first = await Promise.race([work.then((value) => ({ value })), promise]);
    return first === 'late' ? late() : first.value;
  } finally {
    clearTimeout(timer);
  }
}
