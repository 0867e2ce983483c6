import { data } from 'react-router';
import { SearchFailed } from '../../../features/search/components/search-failed.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { PageHandle } from '../../page-handle.ts';
import { PageHead } from '../../page-head.tsx';
import { withAnswerTimeout } from '../../answer-timeout.ts';
import { searchUrl } from '../../../contract/urls.ts';
import type { ClientLoaderArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { loadSearch } from './search.server.ts';
import { filterFormId, SearchView } from './search-view.tsx';

/** The search field of the header is submitted with the form of the filters. */
export const handle: PageHandle = { searches: filterFormId };

export async function loader({ context, params, url }: RouteArgs<'slug?'>) {
  const loaded = await loadSearch(context, params.slug, url);
  return data(loaded, { status: loaded.status });
}

export const clientLoader = ({ serverLoader }: ClientLoaderArgs<typeof loader>) =>
  withAnswerTimeout(serverLoader, () => undefined);

export default function SearchPage({ loaderData }: PageProps<typeof loader | typeof clientLoader>) {
  const loaded = loaderData;
  if (loaded) return <SearchView loaded={loaded} />;
  return (
    <div className={layout.wrap}>
      <PageHead title="Hledání" path={searchUrl} index={false} />
      <SearchFailed actions={<LinkButton to="">Zkusit znovu</LinkButton>} />
    </div>
  );
}
