const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The best encoding that a client takes (`accept-encoding`), of those that are there. */
export function acceptedEncoding(
  header: string | null | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
  const accepted = new Set(
    (header ?? '').split(',').map((item) => /^\s*([a-z]+)(?!.*;\s*q=0(\.0*)?\s*$)/.exec(item)?.[1]),
  );
  return encodings.find((encoding) => accepted.has(encoding) && isThere(encoding));
}
