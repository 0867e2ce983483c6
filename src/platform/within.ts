/** What comes of `work`, or of `late` where it has not come within so many milliseconds; the work itself goes on. */
export async function within<T, L>(milliseconds: number, work: Promise<T>, late: () => L): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), milliseconds);
  try {
    const first = await Promise.race([work.then((value) => ({ value })), promise]);
    return first === 'late' ? late() : first.value;
  } finally {
    clearTimeout(timer);
  }
}
