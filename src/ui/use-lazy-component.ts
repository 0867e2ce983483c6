import { type ComponentType, useCallback, useState } from 'react';

/**
 * Loads the code of an optional component on demand. If loading fails, as without a connection, the component stays
 * undefined instead of breaking the page.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = useCallback(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return [Part, ask] as const;
}
