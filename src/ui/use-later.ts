import { type ComponentType, useCallback, useState } from 'react';

/**
 * A part that a page works without: its code is fetched when asked for. Where it does not come, as without a
 * connection, the part stays away instead of taking the page with it.
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = useCallback(() => {
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return [Part, ask] as const;
}
