import { type KeyboardEvent, useEffect, useEffectEvent, useReducer } from 'react';
import { type ComboOption, comboReducer } from './combobox-state.ts';

/** Debounce in milliseconds before options are loaded. */
const debounceMs = 150;

export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

/** State, loading of options and keyboard handling of a combobox. */
export function useCombobox({
  defaultText,
  defaultValue,
  load,
  shortest,
  onChoose,
}: {
  defaultText: string;
  defaultValue: string;
  load: LoadOptions;
  shortest: number;
  onChoose: ((option: ComboOption | undefined) => void) | undefined;
}) {
  const [state, send] = useReducer(comboReducer, {
    phase: 'closed',
    text: defaultText,
    options: [],
    active: -1,
    value: defaultValue,
  });
  const ask = useEffectEvent(load);
  const { phase, text, options, active } = state;

  useEffect(() => {
    if (phase !== 'loading') return;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      ask(text.trim(), asking.signal).then(
        (found) => asking.signal.aborted || send({ type: 'found', text, options: found }),
        () => asking.signal.aborted || send({ type: 'failed', text }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [phase, text]);

  function type(typed: string) {
    send({ type: 'typed', text: typed, searches: typed.trim().length >= shortest });
    onChoose?.(undefined);
  }
  /** Adopts the text that is already in the field, without loading options. */
  function take(standing: string) {
    if (standing === text) return;
    send({ type: 'typed', text: standing, searches: false });
    onChoose?.(undefined);
  }
  function choose(option: ComboOption) {
    send({ type: 'chosen', option });
    onChoose?.(option);
  }
  const close = () => send({ type: 'closed' });

  function onKeyDown(event: KeyboardEvent) {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (phase === 'closed' && text.trim().length >= shortest) send({ type: 'typed', text, searches: true });
      else send({ type: 'moved', step: event.key === 'ArrowDown' ? 1 : -1 });
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && phase !== 'closed') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }
  return { state, type, take, choose, close, onKeyDown };
}
