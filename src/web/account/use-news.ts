import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../ui/calls/calls.ts';

const every = 15_000;

/**
 * Asks now and then, while the page is looked at, whether it still tells the truth, and loads it anew when not.
 * `known` is what it tells; nothing is asked without it, nor without a connection.
 */
export function useNews(address: string, known: string | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (known === undefined) return;
    const look = () => {
      if (document.hidden || !navigator.onLine) return;
      calls.get<{ state: string }>(address).then(
        ({ state }) => void (state !== known && revalidate()),
        // Asked again in a while.
        () => undefined,
      );
    };
    const clock = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, [address, known, revalidate]);
}
