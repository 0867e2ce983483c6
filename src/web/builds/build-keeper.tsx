import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { isOutdated, watchBuilds } from './latest-build.ts';
import { forgetWanted, noteWanted } from './lost-part.ts';

/** Keeps an open page from growing old: a newer build is taken with the next page, and a lost part loses no click. */
export function BuildKeeper({ build }: { build: string }) {
  const { state, location } = useNavigation();
  useEffect(() => watchBuilds(build), [build]);
  useEffect(() => {
    // What is being sent is sent by the page that asked it.
    if (state !== 'loading') return forgetWanted();
    const address = location.pathname + location.search + location.hash;
    if (isOutdated() && location.pathname !== window.location.pathname) window.location.assign(address);
    else noteWanted(address);
  }, [state, location]);
  return null;
}
