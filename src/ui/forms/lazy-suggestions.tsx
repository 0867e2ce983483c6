import { type RefObject, useEffect } from 'react';
import { useLater } from '../use-later.ts';
import type { LoadSuggestions } from './suggestion-state.ts';

const suggestions = async () => (await import('./suggestions.tsx')).Suggestions;

/** Suggestions under a field; their code comes when the field is first entered. Without it the field stays plain. */
export function LazySuggestions({
  field,
  load,
}: {
  field: RefObject<HTMLInputElement | null>;
  load: LoadSuggestions;
}) {
  const [Suggestions, ask] = useLater(suggestions);
  useEffect(() => {
    const element = field.current;
    if (element && element === document.activeElement) ask();
    element?.addEventListener('focus', ask, { once: true });
    return () => element?.removeEventListener('focus', ask);
  }, [field, ask]);
  return Suggestions && <Suggestions field={field} load={load} />;
}
