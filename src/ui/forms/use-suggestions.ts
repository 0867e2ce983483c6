import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react';
import { useNavigate } from 'react-router';
import {
  type LoadSuggestions,
  nothingSuggested,
  type Suggestion,
  suggestionReducer,
  suggestionsOf,
} from './suggestion-state.ts';

/** Milliseconds after the last key before the server is asked. */
const pause = 120;

/** The suggestions of a field: asked for while it is typed into, walked through by keys. */
export function useSuggestions({
  field,
  load,
  shortest = 3,
  onChoose,
}: {
  field: RefObject<HTMLInputElement | null>;
  load: LoadSuggestions;
  /** Specification: search text has at least three characters; other fields may do with fewer. */
  shortest?: number | undefined;
  /** Instead of going to the suggestion's address. */
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
        // Suggestions only help; what was typed can be sent without them.
        () => asking.signal.aborted || send({ type: 'found', text, groups: [] }),
      );
    }, pause);
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
      // The browser would empty a search field.
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
    // What was typed while this code was on its way.
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
