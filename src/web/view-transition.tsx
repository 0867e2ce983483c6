import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cardOf, transitionFrom, viewTransitionsAllowed } from '../ui/navigation/view-transition.ts';

/** After each way: the photo and title that were left glide back into their card, once the page stands where it stood. */
export function ViewTransitions() {
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useLayoutEffect(() => {
    if (!viewTransitionsAllowed || left.current === pathname) return;
    transitionFrom(cardOf(left.current));
    left.current = pathname;
  }, [pathname]);
  return null;
}
