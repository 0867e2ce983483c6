import type { RouteArgs } from '../router/route-types.ts';
import { landOfMap } from './map-land.server.ts';

/** The country outline as an SVG; its URL contains a version, so it is cached for a year. */
export async function loader({ context, url }: RouteArgs) {
  const { svg, version } = await landOfMap(context);
  const asked = url.searchParams.get('v') === version;
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': asked ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}
