import { useEffect, useState } from 'react';
import { placeWords } from '../../places/components/place-words.ts';
import type { Place } from '../../places/contract.ts';

/** Milliseconds of rest in typing before the server is asked. */
const rest = 200;

/** Names of municipalities that begin as what is being typed; empty until somebody types, or when nobody answers. */
export function usePlaceNames(): { names: readonly string[]; look: (typed: string) => void } {
  const [typed, look] = useState('');
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const words = typed.trim();
    if (words.length < 2) return;
    const asked = new AbortController();
    const clock = setTimeout(() => {
      placesOf(words, asked.signal).then(
        (places) => setNames(places.map(placeWords)),
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(clock);
      asked.abort();
    };
  }, [typed]);
  return { names, look };
}

async function placesOf(words: string, signal: AbortSignal): Promise<Place[]> {
  const answer = await fetch(`/misto?q=${encodeURIComponent(words)}`, { signal });
  const { places }: { places?: Place[] } = await answer.json();
  return places ?? [];
}
