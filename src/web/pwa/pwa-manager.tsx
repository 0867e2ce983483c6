import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../shell.ts';

/** Milliseconds after a page has come, when everything it needs is there. */
const afterwards = 3_000;

/** Registers the service worker for offline reading, and offers to install the app. */
export function PwaManager({ build }: { build: string }) {
  // The key differs also after a form that led back to where it stood.
  const { pathname, key } = useLocation();
  const saved = useShell()?.favourites.length;
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a connection nothing can be kept for later, and it is no time to ask.
      if (!navigator.onLine) return;
      import('./after-navigation.tsx').then(
        (app) => app.afterNavigation(build, pathname, saved),
        () => {},
      );
    }, afterwards);
    return () => clearTimeout(timer);
  }, [build, pathname, key, saved]);
  return null;
}
