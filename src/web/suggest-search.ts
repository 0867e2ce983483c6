import type { suggestSearch } from '../features/search/contract.ts';
import { api } from '../ui/calls/api.ts';
import type { LoadSuggestions } from '../ui/forms/suggestion-state.ts';

const longest = 200;

/** Suggests completions while typing; browser only. */
export const suggestSearchInBrowser: LoadSuggestions = async (text, signal) => {
  const query = { q: text.slice(0, longest) };
  const { groups } = await api<typeof suggestSearch>('get', '/search/suggest', { query, signal });
  return groups;
};
