/** Czech alphabetical order, for `sort`; numbers within texts compare by value. */
export const compareCzech: (one: string, other: string) => number = new Intl.Collator('cs', { numeric: true })
  .compare;
