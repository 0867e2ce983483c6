export type ComboOption = {
  value: string;
  label: string;
  /** A quiet line at the right, e.g. a district or a count. */
  note?: string | undefined;
  /** Text written into the field when chosen, if it differs from the label ("Přidat „Sal“ jako novou"). */
  text?: string | undefined;
};

export type ComboState = {
  phase: 'closed' | 'loading' | 'open' | 'none' | 'error';
  text: string;
  options: readonly ComboOption[];
  /** The highlighted option, or -1 for none. */
  active: number;
  /** The chosen option's value; empty while the text is only typed. */
  value: string;
};

export type ComboEvent =
  | { type: 'typed'; text: string; searches: boolean }
  | { type: 'found'; text: string; options: readonly ComboOption[] }
  | { type: 'failed'; text: string }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'chosen'; option: ComboOption }
  | { type: 'closed' };

/** Reducer of a combobox; a response to text other than the current one is ignored. */
export function comboReducer(state: ComboState, event: ComboEvent): ComboState {
  switch (event.type) {
    case 'typed':
      return {
        phase: event.searches ? 'loading' : 'closed',
        text: event.text,
        options: [],
        active: -1,
        value: '',
      };
    case 'found':
      if (event.text !== state.text || state.phase === 'closed') return state;
      return {
        ...state,
        phase: event.options.length > 0 ? 'open' : 'none',
        options: event.options,
        active: -1,
      };
    case 'failed':
      return event.text === state.text && state.phase !== 'closed' ? { ...state, phase: 'error' } : state;
    case 'moved': {
      if (state.phase !== 'open') return state;
      const count = state.options.length;
      const from = state.active === -1 && event.step === -1 ? count : state.active;
      return { ...state, active: (from + event.step + count) % count };
    }
    case 'chosen':
      return {
        phase: 'closed',
        text: event.option.text ?? event.option.label,
        options: [],
        active: -1,
        value: event.option.value,
      };
    case 'closed':
      return { ...state, phase: 'closed', options: [], active: -1 };
  }
}
