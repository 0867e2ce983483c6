/** A value that is counted: `value` of the facet `key`, in the results of who chooses nothing for `parameter`. */
export type FacetValue = { parameter: string; key: string; value: string };

/** Values that are counted, each with a number, so that counting is adding to places of an array. */
export class FacetValues {
  readonly all: FacetValue[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(parameter: string, key: string, value: string): number {
    const text = `${key}:${value}`;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.all.length;
    this.all.push({ parameter, key, value });
    this.#numbers.set(text, number);
    return number;
  }
}
