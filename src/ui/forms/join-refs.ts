import type { Ref, RefCallback } from 'react';

/** One ref that fills several, for a component that needs the element its caller may want as well. */
export function joinRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}
