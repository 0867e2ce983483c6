import { useMemo } from 'react';

/** Data of a page as one JSON text. */
export type Packed<T> = { json: string; of?: T };

/**
 * For pages with much in them: the router writes nested data piece by piece, which makes a list of results half as
 * heavy again and takes the server longer than the text.
 */
export function packed<T>(value: T): Packed<T> {
  return { json: JSON.stringify(value) };
}

/** The same in the component, unpacked once; nothing when there is none. */
export function useUnpacked<T>(data: Packed<T> | undefined): T | undefined {
  const json = data?.json;
  return useMemo(() => {
    if (json === undefined) return undefined;
    const value: T = JSON.parse(json);
    return value;
  }, [json]);
}
