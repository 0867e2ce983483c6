import { z } from 'zod';
import { operation } from '../../../contract/operation.ts';
import { validationMessages } from '../../../contract/validation-messages.ts';

export const suggestionKinds = ['queries', 'categories', 'brands', 'listings', 'places'] as const;

const suggestion = z
  .object({
    label: z.string(),
    /** Distinguishes it from similar ones: a price, a district, a count. */
    note: z.string().optional(),
    /** Path of the page it leads to. */
    to: z.string(),
  })
  .meta({ id: 'Suggestion' });

const suggestionGroup = z
  .object({
    kind: z.enum(suggestionKinds),
    /** Czech heading of the group. */
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
    /** At least three characters, as in a search. */
    q: z.string().trim().min(3, { error: validationMessages.searchTooShort }).max(200),
  }),
  data: z.object({ groups: z.array(suggestionGroup) }),
});
