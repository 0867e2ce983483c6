import { z } from 'zod';
import { operation } from '../../../contract/operation.ts';
import { sentences } from '../../../contract/sentences.ts';

export const suggestionKinds = ['queries', 'categories', 'brands', 'listings', 'places'] as const;

const suggestion = z
  .object({
    label: z.string(),
    /** What distinguishes it from similar ones: a price, a district, a count. */
    note: z.string().optional(),
    /** The address of our pages that it leads to. */
    to: z.string(),
  })
  .meta({ id: 'Suggestion' });

const suggestionGroup = z
  .object({
    kind: z.enum(suggestionKinds),
    /** Czech, as above the group. */
    label: z.string(),
    items: z.array(suggestion).min(1),
  })
  .meta({ id: 'SuggestionGroup' });
export type SuggestionGroup = z.output<typeof suggestionGroup>;
export type Suggestion = z.output<typeof suggestion>;

export const suggestSearch = operation('get', '/search/suggest', {
  summary:
    'Co může vzniknout z rozepsaných slov: hledání, která něco najdou, kategorie, značky, inzeráty a místa.',
  audience: 'anyone',
  query: z.object({
    /** From three characters on, as a search. */
    q: z.string().trim().min(3, { error: sentences.searchTooShort }).max(200),
  }),
  data: z.object({ groups: z.array(suggestionGroup) }),
});
