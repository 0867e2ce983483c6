import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandRoutes } from './brands/routes.ts';
import { countSearch, homePage, searchListings } from './contract.ts';
import { countListings, findListings } from './find.ts';
import { readHome } from './home.ts';
import { suggestRoutes } from './suggest/routes.ts';

export function searchRoutes(platform: Platform): Endpoint[] {
  return [
    implement(searchListings, ({ query }) => findListings(platform, query)),
    implement(countSearch, ({ query }) => countListings(platform, query)),
    implement(homePage, () => readHome(platform)),
    ...brandRoutes(platform),
    ...suggestRoutes(platform),
  ];
}
