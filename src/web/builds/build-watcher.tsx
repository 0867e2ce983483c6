import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { isOutdated, watchBuilds } from './latest-build.ts';
import { clearDestination, noteDestination } from './chunk-load-recovery.ts';

/** Watches for newer builds: the next navigation loads one, and a missing chunk loses no click. */
export function BuildWatcher({ build }: { build: string }) {
  const { state, location } = useNavigation();
  useEffect(() => watchBuilds(build), [build]);
  useEffect(() => {
    // What is being sent is sent by the page that asked it.
    if (state !== 'loading') return clearDestination();
    const address = location.pathname + location.search + location.hash;
    if (isOutdated() && location.pathname !== window.location.pathname) window.location.assign(address);
    else noteDestination(address);
  }, [state, location]);
  return null;
}
