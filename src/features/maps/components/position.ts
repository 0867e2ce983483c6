import type { Point } from '../../places/components/mercator.ts';

const denied = 'Prohlížeč nám polohu neprozradil. Napiš obec, najdeme totéž.';
export const unknownPosition = 'Polohu se nepodařilo zjistit. Napiš obec, najdeme totéž.';

/** The browser's position rounded to about a kilometre, or why it is not available. Asks for permission. */
export async function positionInBrowser(): Promise<Point | { problem: string }> {
  if (!('geolocation' in navigator)) return { problem: unknownPosition };
  const position = await new Promise<GeolocationPosition | GeolocationPositionError>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, resolve, { timeout: 10_000, maximumAge: 600_000 }),
  );
  if (!('coords' in position)) return { problem: position.code === 1 ? denied : unknownPosition };
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { lat: rounded(position.coords.latitude), lon: rounded(position.coords.longitude) };
}
