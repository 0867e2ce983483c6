export { searchRoutes } from './routes.ts';
export { type OnMap, searchOnMap } from './map/on-map.ts';
