/** An item of schema.org, in JSON-LD. */
export type Facts = Readonly<Record<string, unknown>>;

/** A whole address; what is one already, as a picture elsewhere, stays. */
export const absolute = (origin: string, path: string): string =>
  path.startsWith('http') ? path : origin + path;
