import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cardOf, glideFrom, mayGlide } from '../ui/navigation/glide.ts';

/** After each way: the photo and title that were left glide back into their card, once the page stands where it stood. */
export function GlideKeeper() {
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useLayoutEffect(() => {
    if (!mayGlide || left.current === pathname) return;
    glideFrom(cardOf(left.current));
    left.current = pathname;
  }, [pathname]);
  return null;
}
