import { useMemo } from 'react';

/** Data of a page as one text. */
export type Packed<T> = { text: string; of?: T | undefined };

/**
 * For pages with much in them: the router writes nested data piece by piece, which makes a list of results half as
 * heavy again and takes the server longer than the text.
 */
export function packed<T>(value: T): Packed<T> {
  const data: Packed<T> = { text: quotesSwapped(JSON.stringify(value)) };
  // The server draws from it and need not read its own writing; what is not enumerable does not travel.
  return Object.defineProperty(data, 'of', { value, enumerable: false });
}

export function unpacked<T>({ text, of }: Packed<T>): T {
  if (of !== undefined) return of;
  const value: T = JSON.parse(quotesSwapped(text));
  return value;
}

/** The same in the component, unpacked once; nothing when there is none. */
export function useUnpacked<T>(data: Packed<T>): T;
export function useUnpacked<T>(data: Packed<T> | undefined): T | undefined;
export function useUnpacked<T>(data: Packed<T> | undefined): T | undefined {
  const { text, of } = data ?? {};
  return useMemo(() => (text === undefined ? undefined : unpacked<T>({ text, of })), [text, of]);
}

/** In the router's text, and in the script that holds it, each quotation mark would be escaped anew: a backtick is not. */
function quotesSwapped(text: string): string {
  // Hardly any text has both, and one sign is replaced by another without a call for each.
  if (!text.includes('`')) return text.replace(/"/g, '`');
  if (!text.includes('"')) return text.replace(/`/g, '"');
  return text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));
}
