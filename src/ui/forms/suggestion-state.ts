export type Suggestion = {
  label: string;
  /** A quiet line at the right, e.g. a district or a count. */
  note?: string | undefined;
  /** URL opened when chosen, or the value it stands for. */
  to: string;
};

export type SuggestionGroup = { label: string; items: readonly Suggestion[] };

export type LoadSuggestions = (text: string, signal: AbortSignal) => Promise<readonly SuggestionGroup[]>;

export type SuggestionState = {
  /** `short`: too few characters to suggest anything yet. */
  phase: 'closed' | 'short' | 'open';
  text: string;
  /** Groups of the last response; kept until newer ones arrive. */
  groups: readonly SuggestionGroup[];
  /** Index of the highlighted suggestion across all groups, or -1 for none. */
  active: number;
};

export type SuggestionEvent =
  | { type: 'typed'; text: string; shortest: number }
  | { type: 'found'; text: string; groups: readonly SuggestionGroup[] }
  | { type: 'moved'; step: 1 | -1 }
  | { type: 'reopened' }
  | { type: 'closed' }
  /** The chosen text is in the field now: a pending response is ignored. */
  | { type: 'chosen' };

export const nothingSuggested: SuggestionState = { phase: 'closed', text: '', groups: [], active: -1 };

/** Reducer of a field with suggestions; a response to text other than the current one is ignored. */
export function suggestionReducer(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  switch (event.type) {
    case 'typed': {
      const length = event.text.length;
      if (length === 0) return { ...nothingSuggested };
      if (length < event.shortest) return { ...nothingSuggested, phase: 'short', text: event.text };
      return { ...state, phase: state.groups.length > 0 ? 'open' : 'closed', text: event.text, active: -1 };
    }
    case 'found':
      if (event.text !== state.text) return state;
      return {
        ...state,
        phase: event.groups.length > 0 ? 'open' : 'closed',
        groups: event.groups,
        active: -1,
      };
    case 'moved': {
      const count = suggestionsOf(state).length;
      if (state.phase !== 'open' || count === 0) return state;
      // One step past either end highlights the field itself, so that the typed text can be submitted.
      const next = state.active + event.step;
      return { ...state, active: next < -1 ? count - 1 : next >= count ? -1 : next };
    }
    case 'reopened':
      return state.groups.length > 0 ? { ...state, phase: 'open', active: -1 } : state;
    case 'chosen':
      return nothingSuggested;
    case 'closed':
      return { ...state, phase: 'closed', active: -1 };
  }
}

/** All suggestions in the order they are rendered. */
export function suggestionsOf({ groups }: SuggestionState): readonly Suggestion[] {
  return groups.flatMap(({ items }) => items);
}
