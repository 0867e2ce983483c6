import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For an element whose links take themselves away when they are followed: the keyboard then goes on from the next
 * link of the same list, or else from what `otherwise` finds, and not from the top of the page.
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
