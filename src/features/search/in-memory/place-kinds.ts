import type { Area } from '../area.ts';

/** Finds the combinations of municipality and district that lie in an area by their codes, however many there are. */
export class PlaceKinds {
  /** Of listings that show their municipality. */
  readonly #byPlace = new Map<string, number[]>();
  readonly #byDistrict = new Map<string, number[]>();
  /** Of listings that show only their district, and stand in its town. */
  readonly #byTown = new Map<string, number[]>();

  add({ place, district }: { place: string; district: string }, code: number): void {
    note(this.#byDistrict, district, code);
    if (place === '') note(this.#byTown, district, code);
    else note(this.#byPlace, place, code);
  }

  /** 1 for each combination in the area, by its code. */
  inside({ districts, places, towns }: Area, size: number): Uint8Array {
    const inside = new Uint8Array(size);
    const mark = (found: ReadonlyMap<string, readonly number[]>, names: readonly string[]) => {
      for (const name of names) for (const code of found.get(name) ?? []) inside[code] = 1;
    };
    mark(this.#byDistrict, districts);
    mark(this.#byPlace, places);
    mark(this.#byTown, towns);
    return inside;
  }
}

function note(codes: Map<string, number[]>, name: string, code: number): void {
  const known = codes.get(name);
  if (known) known.push(code);
  else codes.set(name, [code]);
}
