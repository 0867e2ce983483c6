import { createHash } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { type CountryOutline, getCountryOutline } from '../../features/places/contract.ts';
import { loadFromApi } from '../api-client.ts';
import { mapLandUrl } from '../../contract/urls.ts';

/** The country outline as an SVG that browsers can cache. */
export async function landOfMap(context: Readonly<RouterContextProvider>) {
  const drawing = await loadFromApi(context, getCountryOutline);
  const svg = outlineSvg(drawing);
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  return { drawing, svg, version, address: `${mapLandUrl}?v=${version}` };
}

/** `#zeme` is the country, `#kraje` and `#okresy` are borders; styled where they are used. */
function outlineSvg({ country, borders }: Pick<CountryOutline, 'country' | 'borders'>): string {
  const line = (id: string, path: string) =>
    `<path id="${id}" d="${path}" fill-rule="evenodd" vector-effect="non-scaling-stroke"/>`;
  const lines = [
    line('zeme', country),
    line('kraje', borders.regions),
    line('okresy', borders.districts),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg">${lines}</svg>`;
}
