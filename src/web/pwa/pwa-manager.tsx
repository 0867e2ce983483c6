import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShell } from '../shell.ts';

/** Delay in ms after a navigation, when its resources have loaded. */
const afterwards = 3_000;

/** Registers the service worker for offline reading, and offers to install the app. */
export function PwaManager({ build }: { build: string }) {
  // The key also changes when a form redirects to the same page.
  const { pathname, key } = useLocation();
  const saved = useShell()?.favourites.length;
  useEffect(() => {
    const timer = setTimeout(() => {
      // Offline, nothing can be cached, and it is no time for questions.
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
