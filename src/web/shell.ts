import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** What every page's shell knows; undefined only where even that could not be loaded. */
export const useShell = () => useRouteLoaderData<typeof loader>('root');
