/** Where somebody is at home, as their browser has stored it. */
export type OwnPlace = {
  /** A municipality's code. */
  code: string;
  name: string;
  /** How far around it, in km. */
  radius?: string | undefined;
};

/** `Plzeň + 25 km` */
export function formatOwnPlace({ name, radius }: OwnPlace): string {
  return radius ? `${name} + ${radius}\u00a0km` : name;
}
