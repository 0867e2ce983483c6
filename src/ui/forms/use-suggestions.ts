import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react';
import { useNavigate } from 'react-router';
import {
  type LoadSuggestions,
  nothingSuggested,
  type Suggestion,
  suggestionReducer,
  suggestionsOf,
} from './suggestion-state.ts';

/** Debounce in milliseconds before suggestions are loaded. */
const debounceMs = 120;

/** Suggestions of a field: loads them while somebody types, and handles keys. */
export function useSuggestions({
  field,
  load,
  shortest = 3,
  onChoose,
}: {
  field: RefObject<HTMLInputElement | null>;
  load: LoadSuggestions;
  /** Three by default, because the specification requires it for search; other fields may need fewer. */
  shortest?: number | undefined;
  /** Called instead of navigating to the suggestion's URL. */
  onChoose?: ((suggestion: Suggestion) => void) | undefined;
}) {
  const [state, send] = useReducer(suggestionReducer, nothingSuggested);
  const navigate = useNavigate();
  const { text, phase, active } = state;

  useEffect(() => {
    if (text.length < shortest) return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      load(text, asking.signal).then(
        (groups) => asking.signal.aborted || send({ type: 'found', text, groups }),
        // Suggestions are optional; the typed text can be submitted without them.
        () => asking.signal.aborted || send({ type: 'found', text, groups: [] }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, load, shortest]);

  function choose(suggestion: Suggestion) {
    send({ type: 'chosen' });
    if (onChoose) return onChoose(suggestion);
    field.current?.blur();
    void navigate(suggestion.to);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = suggestionsOf(state)[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (phase === 'closed') send({ type: 'reopened' });
      else send({ type: 'moved', step: event.key === 'ArrowDown' ? 1 : -1 });
    } else if (event.key === 'Enter' && phase === 'open' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') {
      send({ type: 'closed' });
    } else if (event.key === 'Escape' && phase !== 'closed') {
      // By default the browser clears a search field on Escape.
      event.preventDefault();
      send({ type: 'closed' });
    }
  });

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const type = () => send({ type: 'typed', text: element.value.trim(), shortest });
    const key = (event: KeyboardEvent) => press(event);
    const leave = () => send({ type: 'closed' });
    // Handle text typed while this code was loading.
    const standing = element.value.trim();
    if (
      element === document.activeElement &&
      standing.length >= shortest &&
      standing !== element.defaultValue
    ) {
      type();
    }
    element.addEventListener('input', type);
    element.addEventListener('keydown', key);
    element.addEventListener('blur', leave);
    return () => {
      element.removeEventListener('input', type);
      element.removeEventListener('keydown', key);
      element.removeEventListener('blur', leave);
    };
  }, [field, shortest]);

  return { state, choose };
}
