import type { RouterContextProvider } from 'react-router';
import { laidInId, type Packed, quotesSwapped } from './packed.ts';
import { wholePageContext } from './services.ts';

/**
 * For pages with much in them: the router writes nested data piece by piece, which makes a list of results half as
 * heavy again and takes the server longer than the text. Past the router goes what a whole page lays in by itself.
 */
export function packed<T>(context: Readonly<RouterContextProvider>, value: T): Packed<T> {
  const text = context.get(wholePageContext) ? '' : quotesSwapped(JSON.stringify(value));
  const data: Packed<T> = { text };
  // The server renders from it and need not read its own writing; what is not enumerable does not travel.
  return Object.defineProperty(data, 'of', { value, enumerable: false });
}

/** The data that a page must lay in, as an element that no words in them can end; nothing for most pages. */
export function laidIn(loaderData: Readonly<Record<string, unknown>>): string {
  const data = Object.values(loaderData).find((each) => isLaidIn(each));
  if (!data) return '';
  const text = JSON.stringify(data.of).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${laidInId}">${text}</script>`;
}

function isLaidIn(data: unknown): data is Packed<unknown> {
  return typeof data === 'object' && data !== null && 'of' in data && 'text' in data && data.text === '';
}
