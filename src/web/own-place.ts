/** The visitor's place, stored in their browser. */
export type OwnPlace = {
  /** Municipality code. */
  code: string;
  name: string;
  /** Radius in km. */
  radius?: string | undefined;
};

/** `Plzeň + 25 km` */
export function formatOwnPlace({ name, radius }: OwnPlace): string {
  return radius ? `${name} + ${radius}\u00a0km` : name;
}
