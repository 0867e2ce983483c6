import { readSearch } from '../../features/search/form.ts';
import { answerTo } from '../pages/search/asked.server.ts';
import { shownResult } from '../pages/search/search.server.ts';
import type { Route } from './+types/more-results';

/** The next page of a search for the browser's own code: its listings alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { result, errors } = await answerTo(context, readSearch(undefined, url.searchParams));
  // The beginning of the list again would be no next page.
  return { result: result && !errors['cursor'] ? shownResult(result) : undefined };
}
