import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../shell.ts';

/** Milliseconds after a page has come, when everything it needs is there. */
const afterwards = 3_000;

/** Makes the site an app for those who use it as one: adverts to read offline, and an offer to install. */
export function AppKeeper({ build }: { build: string }) {
  // The key differs also after a form that led back to where it stood.
  const { pathname, key } = useLocation();
  const saved = useShell()?.favourites.length;
  useEffect(() => {
    const clock = setTimeout(() => {
      // Without a connection nothing can be kept for later, and it is no time to ask.
      if (!navigator.onLine) return;
      import('./page-came.tsx').then(
        (app) => app.pageCame(build, pathname, saved),
        () => {},
      );
    }, afterwards);
    return () => clearTimeout(clock);
  }, [build, pathname, key, saved]);
  return null;
}
