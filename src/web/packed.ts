import { useMemo } from 'react';

/** Data of a page as one text: an empty one lies in the page itself. */
export type Packed<T> = { text: string; of?: T | undefined };

/** The element that holds them there. */
export const laidInId = 'data-stranky';

export function unpacked<T>({ text, of }: Packed<T>): T {
  if (of !== undefined) return of;
  const value: T = JSON.parse(text === '' ? laidIn() : quotesSwapped(text));
  return value;
}

/** The same in the component, unpacked once; nothing when there is none. */
export function useUnpacked<T>(data: Packed<T>): T;
export function useUnpacked<T>(data: Packed<T> | undefined): T | undefined;
export function useUnpacked<T>(data: Packed<T> | undefined): T | undefined {
  const { text, of } = data ?? {};
  return useMemo(() => (text === undefined ? undefined : unpacked<T>({ text, of })), [text, of]);
}

let laid: string | undefined;

/** Read once: should the page ever be drawn anew as a whole, the element would be gone. */
function laidIn(): string {
  return (laid ??= document.getElementById(laidInId)?.textContent ?? 'null');
}

/** In the router's text, and in the script that holds it, each quotation mark would be escaped anew: a backtick is not. */
export function quotesSwapped(text: string): string {
  // Hardly any text has both, and one sign is replaced by another without a call for each.
  if (!text.includes('`')) return text.replace(/"/g, '`');
  if (!text.includes('"')) return text.replace(/`/g, '"');
  return text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'));
}
