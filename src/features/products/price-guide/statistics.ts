/** A number with its weight. */
export type Weighted = readonly [value: number, weight: number];

/** Weighted quantile with linear interpolation; 0 for an empty list. */
export function quantileOf(values: readonly Weighted[], share: number): number {
  const sorted = values.filter(([, weight]) => weight > 0).toSorted(([a], [b]) => a - b);
  const wanted = share * sum(sorted.map(([, weight]) => weight));
  let passed = 0;
  let before: { value: number; at: number } | undefined;
  for (const [value, weight] of sorted) {
    const at = passed + weight / 2;
    if (at >= wanted) {
      if (!before) return value;
      return before.value + ((value - before.value) * (wanted - before.at)) / (at - before.at);
    }
    before = { value, at };
    passed += weight;
  }
  return before?.value ?? 0;
}

export const medianOf = (values: readonly Weighted[]): number => quantileOf(values, 0.5);

export const sum = (numbers: readonly number[]): number => numbers.reduce((so, each) => so + each, 0);

/** Isotonic regression, non-increasing, by pooling adjacent violators. */
export function isotonicDown(values: readonly Weighted[]): number[] {
  const pools: { value: number; weight: number; length: number }[] = [];
  for (const [value, weight] of values) {
    let pool = { value, weight, length: 1 };
    for (let last = pools.at(-1); last && last.value < pool.value; last = pools.at(-1)) {
      pools.pop();
      const both = last.weight + pool.weight;
      pool = {
        value: (last.value * last.weight + pool.value * pool.weight) / both,
        weight: both,
        length: last.length + pool.length,
      };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ value, length }) => Array.from({ length }, () => value));
}

/** Groups items by key; items without a key are omitted. */
export function byKey<T>(items: readonly T[], key: (item: T) => string | undefined): Map<string, T[]> {
  const groups = [...Map.groupBy(items, key)];
  return new Map(groups.flatMap(([name, members]) => (name === undefined ? [] : [[name, members] as const])));
}
