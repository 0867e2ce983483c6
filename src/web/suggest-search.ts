import type { LoadSuggestions, SuggestionGroup } from '../ui/forms/suggestion-state.ts';

/** Asks our own server what the words being typed may become; in the browser only. */
export const suggestSearchInBrowser: LoadSuggestions = async (text, signal) => {
  const response = await fetch(`/naseptavac?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) throw new Error('Suggestions did not load');
  const { groups }: { groups: SuggestionGroup[] } = await response.json();
  return groups;
};
