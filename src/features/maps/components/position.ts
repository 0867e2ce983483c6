import { CallFailed } from '../../../contract/failures.ts';
import { api } from '../../../ui/calls/api.ts';
import type { Place, getNearestPlace } from '../../places/contract.ts';

const denied = 'Prohlížeč nám polohu neprozradil. Napiš obec, najdeme totéž.';
const unknown = 'Polohu se nepodařilo zjistit. Napiš obec, najdeme totéž.';
const abroad = 'Poblíž neznáme žádnou českou obec. Napiš ji do pole.';

/**
 * The municipality nearest to where the browser says it is. The position is rounded to about a kilometre before it
 * leaves the browser, and is not kept.
 */
export async function positionInBrowser(): Promise<Place | { problem: string }> {
  if (!('geolocation' in navigator)) return { problem: unknown };
  const position = await new Promise<GeolocationPosition | GeolocationPositionError>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, resolve, { timeout: 10_000, maximumAge: 600_000 }),
  );
  if (!('coords' in position)) return { problem: position.code === 1 ? denied : unknown };
  const lat = position.coords.latitude.toFixed(2);
  const lon = position.coords.longitude.toFixed(2);
  try {
    return await api<typeof getNearestPlace>('get', '/nearest-place', {
      query: { lat, lon },
      showsLoading: true,
    });
  } catch (problem) {
    return { problem: problem instanceof CallFailed && problem.status === 404 ? abroad : unknown };
  }
}
