import { useLocation, useNavigation } from 'react-router';
import { useShownLoading } from '../ui/feedback/loading.tsx';
import { searchUrl } from './urls.ts';

const isSearch = (path: string) => path === searchUrl || path.startsWith(`${searchUrl}/`);

/** Covers the page while another one is on its way; the search shows itself that its filters changed. */
export function NavigationLoading() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next = location?.pathname ?? pathname;
  useShownLoading(state !== 'idle' && next !== pathname && !(isSearch(next) && isSearch(pathname)));
  return null;
}
