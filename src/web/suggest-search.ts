import { calls } from '../ui/calls/calls.ts';
import type { LoadSuggestions, SuggestionGroup } from '../ui/forms/suggestion-state.ts';

/** Asks our own server what the words being typed may become; in the browser only. */
export const suggestSearchInBrowser: LoadSuggestions = async (text, signal) => {
  const { groups } = await calls.get<{ groups: SuggestionGroup[] }>(
    `/naseptavac?${new URLSearchParams({ q: text })}`,
    { signal },
  );
  return groups;
};
