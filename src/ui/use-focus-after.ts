import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For an element whose links remove themselves when followed: focus then moves to the next link of the same list, or to
 * what `otherwise` finds, instead of the top of the page.
 */
export function useFocusAfter(otherwise: () => HTMLElement | null | undefined) {
  const list = useRef<Element | null>(undefined);
  useEffect(() => {
    if (list.current === undefined || document.activeElement !== document.body) return;
    const left = list.current?.isConnected ? list.current.querySelector('a') : undefined;
    (left ?? otherwise())?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => void (list.current = target.closest('ul')),
    onBlur: () => void (list.current = undefined),
  };
}
