import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Where a page could not be rendered anew, the server sends a copy and says so above it, outside of what is rendered
 * here. The next page is no copy, so the notice goes.
 */
export function CopyNotice() {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) document.querySelector('body > [data-kept="page"]')?.remove();
  }, [key]);
  return null;
}
