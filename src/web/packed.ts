import { useMemo } from 'react';

/** Data of a page as one text. */
export type Packed<T> = { text: string; of?: T };

/**
 * For pages with much in them: the router writes nested data piece by piece, which makes a list of results half as
 * heavy again and takes the server longer than the text.
 */
export function packed<T>(value: T): Packed<T> {
  return { text: quotesSwapped(JSON.stringify(value)) };
}

export function unpacked<T>({ text }: Packed<T>): T {
  const value: T = JSON.parse(quotesSwapped(text));
  return value;
}

/** The same in the component, unpacked once; nothing when there is none. */
export function useUnpacked<T>(data: Packed<T>): T;
export function useUnpacked<T>(data: Packed<T> | undefined): T | undefined;
export function useUnpacked<T>(data: Packed<T> | undefined): T | undefined {
  const text = data?.text;
  return useMemo(() => (text === undefined ? undefined : unpacked<T>({ text })), [text]);
}

/** In the router's text, and in the script that holds it, each quotation mark would be escaped anew: a backtick is not. */
const quotesSwapped = (text: string) => text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));
