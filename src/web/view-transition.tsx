import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cardOf, transitionFrom, viewTransitionsAllowed } from '../ui/navigation/view-transition.ts';

/** View transitions back to a list: photo and title move back into their card once the scroll position is restored. */
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
