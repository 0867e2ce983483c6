import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { LoadSuggestions } from './suggestion-state.ts';
import type { SuggestionsProps } from './suggestions.tsx';

/** Suggestions under a field; their code comes when the field is first entered. Without it the field stays plain. */
export function LazySuggestions({
  field,
  load,
}: {
  field: RefObject<HTMLInputElement | null>;
  load: LoadSuggestions;
}) {
  const [Part, setPart] = useState<ComponentType<SuggestionsProps>>();
  useEffect(() => {
    const element = field.current;
    const fetchPart = () => {
      import('./suggestions.tsx').then(
        (part) => setPart(() => part.Suggestions),
        () => undefined,
      );
    };
    if (element && element === document.activeElement) fetchPart();
    element?.addEventListener('focus', fetchPart, { once: true });
    return () => element?.removeEventListener('focus', fetchPart);
  }, [field]);
  return Part && <Part field={field} load={load} />;
}
