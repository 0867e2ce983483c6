import { useEffect } from 'react';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { SuggestionsProps } from './suggestions.tsx';

const suggestions = async () => (await import('./suggestions.tsx')).Suggestions;

/**
 * Suggestions below a field; their code is loaded when the field is first focused. If loading fails, the field stays
 * plain.
 */
export function LazySuggestions(props: SuggestionsProps) {
  const { field } = props;
  const [Suggestions, ask] = useLazyComponent(suggestions);
  useEffect(() => {
    const element = field.current;
    if (element && element === document.activeElement) ask();
    element?.addEventListener('focus', ask, { once: true });
    return () => element?.removeEventListener('focus', ask);
  }, [field, ask]);
  return Suggestions && <Suggestions {...props} />;
}
